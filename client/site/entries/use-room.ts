// Reserves space for the next cards while the end of the list is below the view. So added cards do not shift visible
// content.
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CARDS_AT_A_TIME } from "./loaders.ts";
import { keepRoom } from "./shown-cards.ts";

/**
 * @param below refers to the first element after the list
 * @param known the number of loaded cards, shown or prefetched
 * @param first the initial result. After the back button, it is the last result of the earlier visit.
 * @returns the number of cards for which the page reserves space
 */
export function useRoom(below: RefObject<HTMLElement | null>, known: number, first: number): number {
  const [until, setUntil] = useState(first);
  useEffect(() => {
    const element = below.current;
    if (!element) return;
    const grow = (): void => setUntil(known);
    const observer = new IntersectionObserver(
      ([seen]) => {
        const viewEnd = seen?.rootBounds?.bottom ?? window.innerHeight;
        // The page may have scrolled, so the position is checked again.
        if (element.getBoundingClientRect().top >= viewEnd) flushSync(grow);
      },
      // This margin makes the observer count everything above the view as visible.
      { rootMargin: "1000000px 0px 0px" },
    );
    observer.observe(element);
    // A scroll gesture at the end of the page asks for more space. A list that is completely above the view needs no
    // space.
    const onWish = (): void => {
      if (element.getBoundingClientRect().bottom > 0) grow();
    };
    const onWheel = ({ deltaY, ctrlKey }: WheelEvent): void => {
      // With Ctrl, the wheel zooms the page instead of scrolling it.
      if (deltaY > 0 && !ctrlKey) onWish();
    };
    let touchedAt = 0;
    const onTouchStart = ({ touches: [finger] }: TouchEvent): void => {
      touchedAt = finger?.clientY ?? 0;
    };
    const onTouchMove = ({ touches: [finger, second] }: TouchEvent): void => {
      if (finger && !second && finger.clientY < touchedAt) onWish();
    };
    window.addEventListener("wheel", onWheel, { passive: true });
    window.addEventListener("touchstart", onTouchStart, { passive: true });
    window.addEventListener("touchmove", onTouchMove, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("wheel", onWheel);
      window.removeEventListener("touchstart", onTouchStart);
      window.removeEventListener("touchmove", onTouchMove);
    };
  }, [below, known]);
  useEffect(() => {
    if (until > CARDS_AT_A_TIME) keepRoom(until);
  }, [until]);
  return until;
}
