import { useLayoutEffect, useRef, useState } from "react";

/** @param inRows selects the element in each row that can get the focus */
export function useFocusAfterDelete(items: readonly { id: string }[], inRows = "tbody a") {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const removed = useRef<{ ids: readonly string[]; index: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The dialog may close before or after the list is fetched again. So this effect waits until both have happened.
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
    setIsAsking,
    remember: (...ids: string[]): void => {
      removed.current = { ids, index: items.findIndex((item) => ids.includes(item.id)) };
    },
  };
}
