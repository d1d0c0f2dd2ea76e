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
    // A closing dialog first tries to focus a button that no longer exists. So the next row gets the focus two frames
    // later.
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
    /** On narrow windows, the list is hidden and cannot get the focus. So the open message gets the focus instead. */
    moveTo: (id: string): void => rowOf(id)?.focus(),
    remember: (id: string): void => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) };
    },
  };
}
