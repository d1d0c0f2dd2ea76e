// Up to which card the list keeps room: it grows while its end is below the view, because growing moves what follows.
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CARDS_AT_A_TIME } from "./loaders.ts";
import { keepRoom } from "./shown-cards.ts";

/**
 * @param below the first element after the list
 * @param known the number of cards that can be shown: shown ones, and those that are loaded in advance
 * @param first the number of cards that have room at first: after the back button the page is as long as it was, so
 *   that it can be where it was
 * @returns the number of cards, shown ones included, that have room
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
        // The page may have moved since it was observed, for example to a focused link: it grows in the moment of the look.
        if (element.getBoundingClientRect().top >= viewEnd) flushSync(grow);
      },
      // What is above the view counts as seen: the end leaves it only downwards.
      { rootMargin: "1000000px 0px 0px" },
    );
    observer.observe(element);
    // What visitors do to see more at the end of the page; who is past the list, at the footer, does not.
    const onWish = (): void => {
      if (element.getBoundingClientRect().bottom > 0) grow();
    };
    const onWheel = ({ deltaY, ctrlKey }: WheelEvent): void => {
      // With Ctrl it magnifies.
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
