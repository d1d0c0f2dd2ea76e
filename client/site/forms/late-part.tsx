// A part of a page whose code is loaded when the part becomes visible or is used. Until then, visitors can already type
// into the server's HTML.
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import type { Kept } from "./kept.ts";

type Part = {
  load: () => Promise<ComponentType>;
  kept: () => Kept;
};

export const nothingKept: Kept = {
  isThere: () => false,
  read: () => ({}),
  keep: () => undefined,
  forget: () => undefined,
};

/** @returns the part, and a setter for its component on the server, because the server must render synchronously */
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
  /** Repeats the last click from before the hydration. */
  const TakenOver = (): null => {
    // From now on, React handles clicks, so the listeners must not record them.
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
  /** Without the server's HTML, the part is still invisible, so its code is loaded immediately. */
  const Wanted = (): null => {
    useEffect(() => use(), []);
    return null;
  };
  /** The element is constant, because a second render before hydration would discard the server's HTML. */
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
      // The visitor may leave the page before the code has loaded, so the input is stored.
      const plain = whole.querySelector<HTMLFormElement>("form[data-late]");
      const keep = plain && keeperOf(plain, kept());
      const onInput = ({ target }: Event): void => {
        if (!isTakenOver && target instanceof Node && plain?.contains(target)) keep?.();
      };
      if (plain && isTypedIn(plain)) keep?.();
      const onClick = ({ target }: Event): void => {
        // Clicks on submit buttons are left to start.ts, which holds the submission back and repeats it.
        const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
        if (!isTakenOver && button && whole.contains(button)) clicked = button;
      };
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && use());
      whole.addEventListener("focusin", onUse);
      // On content that is not hydrated, React stops the propagation of events, so the listeners use the capture phase.
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

/**
 * Before hydration, the form does not show the stored values. So new input is merged with the stored values and does
 * not replace them.
 */
function keeperOf(form: HTMLFormElement, kept: Kept): () => void {
  const before = kept.read();
  return () => {
    const typed = [...new FormData(form)].filter(([, value]) => value !== "");
    kept.keep({ ...before, ...Object.fromEntries(typed) });
  };
}

/** If a module fails to load, browsers do not try again. The form then stays plain HTML, and the browser submits it. */
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
