// The focus within the inbox: it follows the keys, and moves to the next row when its row is deleted.
import { type RefObject, useEffect, useRef } from "react";

export const ROW = "data-message";

export function useFocusInList(
  pane: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  heading: RefObject<HTMLElement | null>,
) {
  const removed = useRef<{ id: string; index: number } | null>(null);
  const rowOf = (id: string) => pane.current?.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"]`);
  useEffect(() => {
    const { id, index } = removed.current ?? {};
    if (index === undefined || items.some((item) => item.id === id)) return;
    removed.current = null;
    const heir = items[Math.min(index, items.length - 1)];
    // The closing dialog first returns the focus to a button that no longer exists.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row = heir && pane.current?.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(heir.id)}"]`);
        (row ?? heading.current)?.focus();
      }),
    );
  }, [items, pane, heading]);
  return {
    focusedId: (): string | null => document.activeElement?.getAttribute(ROW) ?? null,
    /** Has no effect on narrow windows: the list is hidden there, and the message takes the focus. */
    moveTo: (id: string): void => rowOf(id)?.focus(),
    /** Must be called before the lists are refetched. */
    remember: (id: string): void => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) };
    },
  };
}
