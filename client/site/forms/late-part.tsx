// A part of a page with a form. The server writes it; the browser loads its code, and makes React take it over, when it
// is used or comes into sight: until then it is plain HTML, in which people may type.
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import type { Kept } from "./kept.ts";

type Part = {
  /** Its component, when its texts have come as well. */
  load: () => Promise<ComponentType>;
  /** Where what is typed into the form at this address is kept. */
  kept: () => Kept;
};

/** Of a part into which nobody types. */
export const nothingKept: Kept = {
  isThere: () => false,
  read: () => ({}),
  keep: () => undefined,
  forget: () => undefined,
};

/** @returns the part, and how the server gets its component: there it is no part that comes later */
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
  /** What was clicked while nobody listened is clicked again. */
  const TakenOver = (): null => {
    // Before anybody can click again: React hears that click already.
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
  /** Without HTML of the server there is nothing to wait for. */
  const Wanted = (): null => {
    useEffect(() => use(), []);
    return null;
  };
  /** One element for ever: what React has not taken over yet must not be rendered again. */
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
      // Who goes on to another page before the code has come loses nothing either.
      const plain = whole.querySelector<HTMLFormElement>("form[data-late]");
      const keep = plain && keeperOf(plain, kept());
      const onInput = ({ target }: Event): void => {
        if (!isTakenOver && target instanceof Node && plain?.contains(target)) keep?.();
      };
      if (plain && isTypedIn(plain)) keep?.();
      const onClick = ({ target }: Event): void => {
        // A form's own button has the form sent, which waits for itself.
        const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
        if (!isTakenOver && button && whole.contains(button)) clicked = button;
      };
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && use());
      whole.addEventListener("focusin", onUse);
      // React keeps events from what it has not taken over.
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

/** Keeps what is typed into a plain form beside what was kept before, which it does not show. */
function keeperOf(form: HTMLFormElement, kept: Kept): () => void {
  const before = kept.read();
  return () => {
    const typed = [...new FormData(form)].filter(([, value]) => value !== "");
    kept.keep({ ...before, ...Object.fromEntries(typed) });
  };
}

/** Browsers do not load a module again that has failed: the form stays plain HTML, and the server answers it. */
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
