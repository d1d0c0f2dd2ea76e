import { useEffect, useEffectEvent } from "react";

/** At this distance, the end counts as reached. Cards then load before visitors see the empty place. */
const AHEAD_PX = 200;
/**
 * The debounce after scrolling: cards are added this long after the last scroll event. Until then, the link for more
 * cards does not move, so visitors can press it.
 */
const PAUSE_MS = 300;
/** For this time after adding cards, late scroll events of the same input are ignored. */
const REST_MS = 1_000;
/** Inputs that can scroll a page. */
const MOVEMENTS = ["wheel", "touchstart", "touchmove", "pointerdown", "keydown"] as const;

/**
 * @param endOf returns the first element after the last shown entry
 * @param onReached called when a visitor scrolls to the end, but not after the back button. Returns true if it adds
 * cards.
 */
export function useEndOfList(endOf: () => Element | null | undefined, onReached: () => boolean): void {
  const reached = useEffectEvent(onReached);
  const isAtEnd = useEffectEvent(() => isNear(endOf()));
  const isTabbing = useEffectEvent(() => isByKeyboard(endOf()));
  useEffect(() => {
    let lastY = window.scrollY;
    let timer: number | undefined;
    let movedAt = 0;
    let arrivedAt = -Infinity;
    const cancel = (): void => {
      window.clearTimeout(timer);
      timer = undefined;
    };
    const look = (): void => {
      timer = undefined;
      if (!isAtEnd() || isTabbing()) return;
      if (reached()) arrivedAt = performance.now();
    };
    // True soon after cards were added, until a new input. Slow devices deliver scroll events late.
    const isRest = (): boolean => movedAt <= arrivedAt && performance.now() - arrivedAt < REST_MS;
    const onMovement = ({ timeStamp }: Event): void => {
      movedAt = timeStamp;
    };
    const onScroll = (): void => {
      const isDown = window.scrollY > lastY;
      lastY = window.scrollY;
      if (!isDown || !isAtEnd() || isRest()) return;
      // A continuous movement must add cards only once, when it ends. So each event restarts the timer.
      window.clearTimeout(timer);
      timer = window.setTimeout(look, PAUSE_MS);
    };
    // At the end of the page, turning the wheel fires no scroll events.
    const onWheel = ({ deltaY }: WheelEvent): void => {
      if (deltaY > 0 && isAtEnd() && !isRest()) timer ??= window.setTimeout(look, PAUSE_MS);
    };
    for (const movement of MOVEMENTS) window.addEventListener(movement, onMovement, { passive: true });
    window.addEventListener("wheel", onWheel, { passive: true });
    // When the page grows, scroll anchoring may scroll the page without an input from the visitor.
    const onGrowth = new ResizeObserver(() => (lastY = window.scrollY));
    onGrowth.observe(document.body);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("pointerdown", cancel);
    return () => {
      cancel();
      onGrowth.disconnect();
      for (const movement of MOVEMENTS) window.removeEventListener(movement, onMovement);
      window.removeEventListener("wheel", onWheel);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("pointerdown", cancel);
    };
  }, []);
}

function isNear(end: Element | null | undefined): boolean {
  return end ? end.getBoundingClientRect().top < window.innerHeight + AHEAD_PX : false;
}

/**
 * True if the keyboard focus is in `main` or after the list. New cards would then move the next focusable element away.
 */
function isByKeyboard(end: Element | null | undefined): boolean {
  const focused = document.querySelector(":focus-visible:not(h1)");
  if (!focused || !end) return false;
  if (end.closest("main")?.contains(focused)) return true;
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
