// A part of a page with a form. The server writes it; the browser loads its code, and makes React take it over, when it
// is used or comes into sight: until then it is plain HTML, in which people may type.
import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { isServer } from "../../screen.tsx";
import type { Kept } from "./kept.ts";

type Part = {
  /** Its component, when its texts have come as well. */
  load: () => Promise<ComponentType>;
  /** Where what is typed into the form at this address is kept. */
  kept: () => Kept;
};

/** @returns the part, and how the server gets its component: there it is no part that comes later */
export function latePart({ load, kept }: Part) {
  let use = (): void => undefined;
  const firstUse = new Promise<void>((resolve) => (use = resolve));
  let written: ComponentType | null = null;
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
    const Loaded = isServer ? written : Late;
    return Loaded && <Loaded />;
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
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && use());
      whole.addEventListener("focusin", onUse);
      sight.observe(whole.querySelector("form") ?? whole);
      if (
        kept().isThere() ||
        whole.contains(document.activeElement) ||
        whole.querySelector("[data-captcha], [data-done]")
      )
        use();
      return () => {
        whole.removeEventListener("focusin", onUse);
        sight.disconnect();
      };
    }, []);
    return <div ref={place}>{part}</div>;
  };
  return { LatePart, write: (component: ComponentType): void => void (written = component) };
}

/** Browsers do not load a module again that has failed: the form stays plain HTML, and the server answers it. */
function stayPlain(kept: Kept): void {
  const plain = document.querySelector<HTMLFormElement>("form[data-late]");
  if (!plain) return window.location.reload();
  plain.removeAttribute("data-late");
  const keep = (): void => kept.keep(Object.fromEntries(new FormData(plain)));
  keep();
  plain.addEventListener("input", keep);
  const { dataset } = document.documentElement;
  if (!("held" in dataset)) return;
  delete dataset["held"];
  plain.submit();
}
