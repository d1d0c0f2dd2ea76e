import { useEffect, useRef, useState } from "react";
import { untilUsed } from "./until-used.ts";

/** On slow machines, the list renders its rows many frames after a move, and the focus is lost only then. */
const MOST_FRAMES = 120;

type Move = { key: string; by: -1 | 1 };

export function moveMark({ key, by }: Move): string {
  return `${by} ${key}`;
}

export function useFocusAfterMove<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const buttonFor = (by: -1 | 1): HTMLButtonElement | null =>
      list.current?.querySelector(`[data-move="${moveMark({ key: moved.key, by })}"]:not([aria-disabled=true])`) ??
      null;
    const used = untilUsed();
    let frame = 0;
    let left = MOST_FRAMES;
    const look = (): void => {
      if (used.aborted) return;
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      // In the first and the last row, one of the two buttons is disabled. The other button then gets the focus.
      const button = buttonFor(moved.by) ?? buttonFor(moved.by === 1 ? -1 : 1);
      const isOff = activeElement?.getAttribute("aria-disabled") === "true";
      if (left === MOST_FRAMES || isLost || isOff) button?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [moved]);
  return { list, focusAfterMove: (key: string, by: -1 | 1) => setMoved({ key, by }) };
}
