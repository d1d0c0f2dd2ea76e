// A part of a form that is loaded when the form gets the focus or the part's place comes into sight: most visitors of a
// page do not use its form.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** A little before it is seen. */
const MARGIN = "200px";

/** @param load may be called again if it failed */
export function useLatePart(
  form: RefObject<HTMLFormElement | null>,
  place: RefObject<HTMLElement | null>,
  load: () => Promise<void>,
): void {
  const wanted = useEffectEvent(load);
  useEffect(() => {
    const whole = form.current;
    const seen = place.current;
    if (!whole || !seen) return;
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
      rootMargin: MARGIN,
    });
    const stop = (): void => {
      whole.removeEventListener("focusin", begin);
      sight.disconnect();
    };
    function begin(): void {
      stop();
      // Without a network the next focus tries again.
      wanted().catch(() => whole?.addEventListener("focusin", begin));
    }
    whole.addEventListener("focusin", begin);
    sight.observe(seen);
    if (whole.contains(document.activeElement)) begin();
    return stop;
  }, [form, place]);
}
