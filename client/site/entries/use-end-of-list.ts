// Detects that a visitor has scrolled to the end of a list.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** The end counts as reached at this distance, so that new cards are loaded before their place is visible. */
const AHEAD_PX = 200;
/** A visitor who scrolls here to press the button can press it before it disappears. */
const PAUSE_MS = 300;

/**
 * @param end an element after the last entry
 * @param onReached called each time that a visitor scrolls down to the end; not after the back button
 */
export function useEndOfList(end: RefObject<HTMLElement | null>, onReached: () => void): void {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    let lastY = window.scrollY;
    let timer: number | undefined;
    const cancel = (): void => {
      window.clearTimeout(timer);
      timer = undefined;
    };
    const look = (): void => {
      timer = undefined;
      if (end.current && isNear(end.current) && !isByKeyboard(end.current)) reached();
    };
    const onScroll = (): void => {
      const isDown = window.scrollY > lastY;
      lastY = window.scrollY;
      if (isDown && end.current && isNear(end.current)) timer ??= window.setTimeout(look, PAUSE_MS);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("pointerdown", cancel);
    return () => {
      cancel();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("pointerdown", cancel);
    };
  }, [end]);
}

function isNear(end: HTMLElement): boolean {
  return end.getBoundingClientRect().top < window.innerHeight + AHEAD_PX;
}

/** Whether the keyboard focus is in the list or after it: the next element must not be moved away. */
function isByKeyboard(end: HTMLElement): boolean {
  const focused = document.querySelector(":focus-visible");
  if (!focused) return false;
  if (end.parentElement?.contains(focused)) return true;
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
