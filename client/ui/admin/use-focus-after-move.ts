// Keeps the focus on the button that moved a row, though the browser loses it with the row.
import { useEffect, useRef, useState } from "react";

type Move = { key: string; by: -1 | 1 };

/** What a button that moves a row carries, to be found again. */
export function moveMark({ key, by }: Move): string {
  return `${by} ${key}`;
}

export function useFocusAfterMove<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const buttonFor = (by: -1 | 1): HTMLButtonElement | null =>
      list.current?.querySelector(`[data-move="${moveMark({ key: moved.key, by })}"]:not(:disabled)`) ?? null;
    // The list draws its rows anew in a second pass; at either end the way back is what is left then.
    const frame = requestAnimationFrame(() => (buttonFor(moved.by) ?? buttonFor(moved.by === 1 ? -1 : 1))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [moved]);
  return { list, focusAfterMove: (key: string, by: -1 | 1) => setMoved({ key, by }) };
}
