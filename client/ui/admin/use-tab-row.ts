import { type RefObject, useEffect, useRef } from "react";

/** Scrolling shows this many pixels of the next tab. The row fades out over nearly all of them. */
const PEEK_PX = 56;

/**
 * On phones a row of tabs is wider than the window. Scrolls the selected tab into view. `data-before` and `data-after`
 * tell the style sheet at which sides there are more tabs.
 * @returns the ref of the row, whose children are the tabs
 */
export function useTabRow<Row extends HTMLElement>(): RefObject<Row | null> {
  const tabs = useRef<Row>(null);
  useEffect(() => {
    const { current: row } = tabs;
    if (!row) return undefined;
    const tellSides = (): void => {
      row.toggleAttribute("data-before", row.scrollLeft > 1);
      row.toggleAttribute("data-after", row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
    };
    const show = (): void => {
      const tab = row.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
      if (tab) {
        const end = tab.getBoundingClientRect().right - row.getBoundingClientRect().left + row.scrollLeft;
        row.scrollTo({ left: end + PEEK_PX - row.clientWidth });
      }
      tellSides();
    };
    const selection = new MutationObserver(show);
    selection.observe(row, { subtree: true, attributeFilter: ["aria-current", "aria-selected"] });
    // Counts and fonts load later and make the tabs wider, so the position is corrected then.
    const sizes = new ResizeObserver(show);
    for (const part of [row, ...row.children]) sizes.observe(part);
    row.addEventListener("scroll", tellSides, { passive: true });
    return () => {
      selection.disconnect();
      sizes.disconnect();
      row.removeEventListener("scroll", tellSides);
    };
  }, []);
  return tabs;
}
