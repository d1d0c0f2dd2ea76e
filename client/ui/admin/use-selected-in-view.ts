import { type RefObject, useEffect, useRef } from "react";

/** This many pixels of the next tab are in view. The row fades out over nearly all of them. */
const PEEK_PX = 56;

/**
 * On phones a row of tabs is wider than the window, so the selected tab must be scrolled into view.
 *
 * @param selected changes with the selected tab
 * @returns the ref of the row, which the tabs are the children of
 */
export function useSelectedInView<Row extends HTMLElement>(selected: string): RefObject<Row | null> {
  const tabs = useRef<Row>(null);
  useEffect(() => {
    const { current: row } = tabs;
    if (!row) return undefined;
    const show = (): void => {
      const tab = row.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
      if (!tab) return;
      const end = tab.getBoundingClientRect().right - row.getBoundingClientRect().left + row.scrollLeft;
      row.scrollTo({ left: end + PEEK_PX - row.clientWidth });
    };
    // Counts and fonts load later and make the tabs wider, so the position is corrected then.
    const observer = new ResizeObserver(show);
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [selected]);
  return tabs;
}
