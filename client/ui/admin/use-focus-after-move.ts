// Keeps the focus on the button that moved a row: the browser loses it when the row moves.
import { useEffect, useRef, useState } from "react";

/** The list draws its rows in a second pass, on a busy machine some frames later: then the focus is lost once more. */
const MOST_FRAMES = 30;
const CALM_FRAMES = 5;

type Move = { key: string; by: -1 | 1 };

/** The attribute value by which a button that moves a row is found again. */
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
    let frame = 0;
    let left = MOST_FRAMES;
    let calm = 0;
    const look = (): void => {
      // In the first or last row only the opposite button is enabled.
      const button = buttonFor(moved.by) ?? buttonFor(moved.by === 1 ? -1 : 1);
      const { activeElement } = document;
      if (left === MOST_FRAMES || activeElement === document.body) button?.focus();
      calm = activeElement === button ? calm + 1 : 0;
      left -= 1;
      if (left > 0 && calm < CALM_FRAMES) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [moved]);
  return { list, focusAfterMove: (key: string, by: -1 | 1) => setMoved({ key, by }) };
}
