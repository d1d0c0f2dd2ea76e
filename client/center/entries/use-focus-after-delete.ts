// After rows are removed, their buttons are gone: the focus moves to the row that follows.
import { useLayoutEffect, useRef, useState } from "react";

/** @param inRows what gets the focus: the first one in each row */
export function useFocusAfterDelete(items: readonly { id: string }[], inRows = "tbody a") {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const removed = useRef<{ ids: readonly string[]; index: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The dialog may close before or after the list is read again: the focus can move when both have happened.
  // At once with that change: a frame later, whatever looks after a lost focus has given it to another neighbour.
  useLayoutEffect(() => {
    if (isAsking || removed.current === null || items.some(({ id }) => removed.current?.ids.includes(id))) return;
    const rows = panel.current?.querySelectorAll<HTMLElement>(inRows) ?? [];
    const heir = rows[Math.min(removed.current.index, rows.length - 1)] ?? heading.current;
    removed.current = null;
    if (document.activeElement === document.body) heir?.focus();
  }, [isAsking, items, inRows]);
  return {
    panel,
    heading,
    /** Called while the question is shown, also while it fades out. */
    setIsAsking,
    remember: (...ids: string[]): void => {
      removed.current = { ids, index: items.findIndex((item) => ids.includes(item.id)) };
    },
  };
}
