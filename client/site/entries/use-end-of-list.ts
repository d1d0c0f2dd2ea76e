// Notices that a visitor has scrolled to the end of a list.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** So near to the window counts as seen: what is added is there before its place is. */
const AHEAD_PX = 200;
/** Whoever scrolls here to press the button does so meanwhile, and it must not be gone. */
const PAUSE_MS = 300;

/**
 * @param end stands behind the last entry
 * @param onReached once for each time that scrolling down leads there; not on the way back to where someone was
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

/** Whether someone goes by keyboard through the list or behind it: the next stop must not be pushed away. */
function isByKeyboard(end: HTMLElement): boolean {
  const focused = document.querySelector(":focus-visible");
  if (!focused) return false;
  if (end.parentElement?.contains(focused)) return true;
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
