// Whoever deletes a row goes on with the one that takes its place: the button that was pressed is gone with the row.
import { useEffect, useRef, useState } from "react";

export function useFocusAfterDelete(items: readonly { id: string }[]) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The dialog fades away before or after the list comes without the row: only then there is a place for the focus.
  useEffect(() => {
    if (isAsking || removed.current === null || items.some(({ id }) => id === removed.current?.id)) return;
    const rows = panel.current?.querySelectorAll<HTMLElement>("tbody a") ?? [];
    const heir = rows[Math.min(removed.current.index, rows.length - 1)] ?? heading.current;
    removed.current = null;
    if (document.activeElement === document.body) heir?.focus();
  }, [isAsking, items]);
  return {
    panel,
    heading,
    /** Told while the question is there, also while it fades away. */
    setIsAsking,
    remember: (id: string): void => {
      removed.current = { id, index: items.findIndex((item) => item.id === id) };
    },
  };
}
