// Up to which card the list keeps room: it grows while its end is not in view, because growing moves what follows.
import { type RefObject, useEffect, useState } from "react";
import { CARDS_AT_A_TIME } from "../../loaders.ts";

/** What visitors do to see more when they are at the end of the page already. */
const wishes = ["wheel", "touchmove"];

/**
 * @param loaded the number of cards that are loaded at first: after the back button the page is as long as it was, so
 *   that it can be where it was
 * @param below the first element after the list
 * @param shown the number of shown cards
 * @returns the number of cards, shown ones included, that have room
 */
export function useRoom(below: RefObject<HTMLElement | null>, shown: number, loaded: number): number {
  const [until, setUntil] = useState(loaded);
  useEffect(() => {
    const element = below.current;
    if (!element) return;
    const grow = (): void => setUntil(shown + CARDS_AT_A_TIME);
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting === false && grow());
    observer.observe(element);
    for (const wish of wishes) window.addEventListener(wish, grow, { passive: true });
    return () => {
      observer.disconnect();
      for (const wish of wishes) window.removeEventListener(wish, grow);
    };
  }, [below, shown]);
  return Math.max(until, shown);
}
