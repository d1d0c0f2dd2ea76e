import { type RefObject, useEffect } from "react";

/** If a smaller height is covered, it is a browser bar and not a keyboard. */
const LEAST_KEYBOARD = 120;

/** Sets --keyboard on a panel to the height in pixels that a phone's on-screen keyboard covers, and data-keyboard. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = (): void => {
      // Zooming also shrinks the visual viewport, but must not move the panel.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
      element.current?.toggleAttribute("data-keyboard", covered >= LEAST_KEYBOARD);
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [element]);
}
