// A part whose code is loaded when it is used or visible. Until hydration, the server's HTML accepts input.
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import type { Kept } from "./kept.ts";

type Part = {
  /** Resolves with the component when its code and texts are loaded. */
  load: () => Promise<ComponentType>;
  /** The storage for input at the current URL. */
  kept: () => Kept;
};

export const nothingKept: Kept = {
  isThere: () => false,
  read: () => ({}),
  keep: () => undefined,
  forget: () => undefined,
};

/** @returns the part, and a setter for its component on the server, which must render it synchronously */
export function latePart({ load, kept }: Part) {
  let use = (): void => undefined;
  const firstUse = new Promise<void>((resolve) => (use = resolve));
  let written: ComponentType | null = null;
  let isTakenOver = false;
  let clicked: HTMLElement | null = null;
  const loadOrStay = async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: await load() };
    } catch {
      stayPlain(kept());
      return new Promise(() => undefined);
    }
  };
  const Late = lazy(() => firstUse.then(loadOrStay));
  const Shown = (): React.ReactNode => {
    const Loaded = import.meta.env.SSR ? written : Late;
    return (
      Loaded && (
        <>
          <Loaded />
          <TakenOver />
        </>
      )
    );
  };
  /** Repeats a click that happened before hydration. */
  const TakenOver = (): null => {
    // A layout effect runs before the next click, which React handles itself and which must not be repeated.
    useLayoutEffect(() => {
      isTakenOver = true;
      return () => {
        isTakenOver = false;
      };
    }, []);
    useEffect(() => {
      if (clicked?.isConnected) clicked.click();
      clicked = null;
    }, []);
    return null;
  };
  /** Without server-rendered HTML the code is loaded at once. */
  const Wanted = (): null => {
    useEffect(() => use(), []);
    return null;
  };
  /** The element is constant, because a new render before hydration would discard the server's HTML. */
  const part = (
    <Suspense fallback={<Wanted />}>
      <Shown />
    </Suspense>
  );
  const LatePart = () => {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const whole = place.current;
      if (!whole) return;
      const onUse = (): void => use();
      // The input is stored, so that it survives a navigation before the code has loaded.
      const plain = whole.querySelector<HTMLFormElement>("form[data-late]");
      const keep = plain && keeperOf(plain, kept());
      const onInput = ({ target }: Event): void => {
        if (!isTakenOver && target instanceof Node && plain?.contains(target)) keep?.();
      };
      if (plain && isTypedIn(plain)) keep?.();
      const onClick = ({ target }: Event): void => {
        // The click on a submit button is not repeated, because the submission is held back separately.
        const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
        if (!isTakenOver && button && whole.contains(button)) clicked = button;
      };
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && use());
      whole.addEventListener("focusin", onUse);
      // React stops the propagation of events on content that is not hydrated, so the listeners use the capture phase.
      document.addEventListener("input", onInput, true);
      document.addEventListener("click", onClick, true);
      sight.observe(whole.querySelector("form") ?? whole);
      if (
        kept().isThere() ||
        whole.contains(document.activeElement) ||
        whole.querySelector("[data-captcha], [data-done]")
      )
        use();
      return () => {
        whole.removeEventListener("focusin", onUse);
        document.removeEventListener("input", onInput, true);
        document.removeEventListener("click", onClick, true);
        sight.disconnect();
      };
    }, []);
    return <div ref={place}>{part}</div>;
  };
  return { LatePart, write: (component: ComponentType): void => void (written = component) };
}

const isTypedIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue,
  );

/** Merges the plain form's input with the stored values, because the plain form does not show the stored ones. */
function keeperOf(form: HTMLFormElement, kept: Kept): () => void {
  const before = kept.read();
  return () => {
    const typed = [...new FormData(form)].filter(([, value]) => value !== "");
    kept.keep({ ...before, ...Object.fromEntries(typed) });
  };
}

/** If the module fails to load, browsers never retry. The form then stays plain HTML and submits to the server. */
function stayPlain(kept: Kept): void {
  const plain = document.querySelector<HTMLFormElement>("form[data-late]");
  if (!plain) return window.location.reload();
  plain.removeAttribute("data-late");
  const keep = keeperOf(plain, kept);
  keep();
  plain.addEventListener("input", keep);
  if (!("held" in plain.dataset)) return;
  delete plain.dataset["held"];
  plain.submit();
}
