// The view of a block type that few pages contain. A page loads the view's code only if it has such a block.
import { type FunctionComponent, lazy, memo, Suspense, useEffect, useState } from "react";

export type LateView<Props> = {
  View: FunctionComponent<Props>;
  /** @throws an error if the code cannot be loaded */
  load: () => Promise<void>;
  /** Server rendering cannot wait for lazy code, so the server sets the component. */
  write: (component: FunctionComponent<Props>) => void;
  /** The path of the view's module, by which the server finds its style sheets. */
  module: string;
};

type Code<Props> = {
  module: string;
  open: () => Promise<FunctionComponent<Props>>;
  /** If set, the server's HTML is hydrated only when an element with this selector is nearly visible. */
  near?: string;
};

export function lateView<Props extends object>({ module, open, near }: Code<Props>): LateView<Props> {
  let shown: FunctionComponent<Props> | null = null;
  let want = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const write = (component: FunctionComponent<Props>): void => void (shown = component);
  const load = async (): Promise<void> => {
    if (shown === null) write(await open());
  };
  const Late = lazy(async () => {
    if (near !== undefined) {
      watch(near, want);
      await wanted;
    }
    try {
      await load();
    } catch {
      // This promise never resolves, so React keeps the server's HTML.
      await new Promise<never>(() => undefined);
    }
    return { default: shown as unknown as FunctionComponent<Props> };
  });
  /** Without the server's HTML, the view is still invisible, so its code is loaded immediately. */
  const Wanted = (): null => {
    useEffect(() => want(), []);
    return null;
  };
  /** Memoised, because a second render before hydration would discard the server's HTML. */
  const View = memo((props: Props) => {
    // With another component type, React would remount the view, so the first type is kept.
    const [Shown] = useState(() => shown ?? (Late as unknown as FunctionComponent<Props>));
    return (
      <Suspense fallback={<Wanted />}>
        <Shown {...props} />
      </Suspense>
    );
  }) as unknown as FunctionComponent<Props>;
  return { View, load, write, module };
}

/**
 * Calls `onNear` when an element is half a window away. The code then has time to load before the element becomes
 * visible.
 */
function watch(selector: string, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: "50%" },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
