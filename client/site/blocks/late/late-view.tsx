// A view of blocks whose code few pages need. Pages load it when one of their blocks has it.
import { type FunctionComponent, lazy, memo, Suspense, useEffect, useState } from "react";

export type LateView<Props> = {
  View: FunctionComponent<Props>;
  /** @throws an error if the code cannot be loaded */
  load: () => Promise<void>;
  /** Server rendering cannot wait for lazy code, so the server sets the component. */
  write: (component: FunctionComponent<Props>) => void;
  /** The module by whose name the server finds the style sheets. */
  module: string;
};

type Code<Props> = {
  module: string;
  open: () => Promise<FunctionComponent<Props>>;
  /** If set, the HTML of the server gets its code only when an element with this selector comes near the window. */
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
      // This promise never resolves, so the server's HTML stays.
      await new Promise<never>(() => undefined);
    }
    return { default: shown as unknown as FunctionComponent<Props> };
  });
  /** Without the server's HTML, nothing is visible yet, so the code is loaded at once. */
  const Wanted = (): null => {
    useEffect(() => want(), []);
    return null;
  };
  /** Memoised, because a second render before hydration would discard the server's HTML. */
  const View = memo((props: Props) => {
    // Another component type would mount the view anew, so the first one stays.
    const [Shown] = useState(() => shown ?? (Late as unknown as FunctionComponent<Props>));
    return (
      <Suspense fallback={<Wanted />}>
        <Shown {...props} />
      </Suspense>
    );
  }) as unknown as FunctionComponent<Props>;
  return { View, load, write, module };
}

/** Half a window earlier than visible, so that the code is there when the element is. */
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
