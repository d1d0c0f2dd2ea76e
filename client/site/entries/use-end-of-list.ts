// Detects that a visitor has scrolled to the end of a list.
import { useEffect, useEffectEvent } from "react";

/** The end counts as reached at this distance, so that new cards are loaded before their place is visible. */
const AHEAD_PX = 200;
/** A visitor who scrolls here to press the button can press it before it disappears. */
const PAUSE_MS = 300;
/** A page that scrolls this soon after an arrival, without a new movement of the visitor, is finishing the last one. */
const REST_MS = 1_000;
/** What moves a page. Who drags the bar at the window's edge may arrive again after that time. */
const MOVEMENTS = ["wheel", "touchstart", "touchmove", "pointerdown", "keydown"] as const;

/**
 * @param endOf finds the first element after the last shown entry
 * @param onReached called each time that a visitor scrolls down to the end; not after the back button. Whether it adds something
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
    // A slow device may send the rest of a scroll long after its beginning: only a new movement arrives again.
    const isRest = (): boolean => movedAt <= arrivedAt && performance.now() - arrivedAt < REST_MS;
    const onMovement = ({ timeStamp }: Event): void => {
      movedAt = timeStamp;
    };
    const onScroll = (): void => {
      const isDown = window.scrollY > lastY;
      lastY = window.scrollY;
      if (!isDown || !isAtEnd() || isRest()) return;
      // One movement is one arrival, however long it takes.
      window.clearTimeout(timer);
      timer = window.setTimeout(look, PAUSE_MS);
    };
    // At the end of the page a wheel does not scroll any more.
    const onWheel = ({ deltaY }: WheelEvent): void => {
      if (deltaY > 0 && isAtEnd() && !isRest()) timer ??= window.setTimeout(look, PAUSE_MS);
    };
    for (const movement of MOVEMENTS) window.addEventListener(movement, onMovement, { passive: true });
    window.addEventListener("wheel", onWheel, { passive: true });
    // When the page grows, the browser may scroll to keep what is seen in its place: that is no visitor's arrival.
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

/** Whether the keyboard focus is in the list or after it: the next element must not be moved away. */
function isByKeyboard(end: Element | null | undefined): boolean {
  const focused = document.querySelector(":focus-visible:not(h1)");
  if (!focused || !end) return false;
  if (end.closest("main")?.contains(focused)) return true;
  return (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
