import { type RefObject, useEffect, useRef } from "react";

/** Scrolling shows this many pixels of the next tab. The row fades out over nearly all of them. */
const PEEK_PX = 56;

const SELECTED = '[aria-current="page"], [aria-selected="true"], [aria-pressed="true"]';

/**
 * On phones a row of tabs or tags is wider than the window. Scrolls the focused tab, or else the selected one, into
 * view. `data-before` and `data-after` tell the style sheet (Layout.module.css) at which sides there are more tabs.
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
      const shown = row.querySelector(":focus-visible") ?? row.querySelector(SELECTED);
      const [box, tab] = [row.getBoundingClientRect(), shown?.getBoundingClientRect()];
      // A selected tab that is in sight stays under the finger that has pressed it.
      if (tab && (tab.left < box.left || tab.right + PEEK_PX > box.right))
        row.scrollTo({ left: tab.right - box.left + row.scrollLeft + PEEK_PX - row.clientWidth });
      tellSides();
    };
    const selection = new MutationObserver(show);
    selection.observe(row, { subtree: true, attributeFilter: ["aria-current", "aria-selected", "aria-pressed"] });
    // Counts and fonts load later and make the tabs wider, so the position is corrected then.
    const sizes = new ResizeObserver(show);
    for (const part of [row, ...row.children]) sizes.observe(part);
    // A tab under a finger must not move, so only keys scroll.
    const showFocused = (): void => {
      if (row.querySelector(":focus-visible")) show();
    };
    row.addEventListener("focusin", showFocused);
    row.addEventListener("scroll", tellSides, { passive: true });
    return () => {
      selection.disconnect();
      sizes.disconnect();
      row.removeEventListener("focusin", showFocused);
      row.removeEventListener("scroll", tellSides);
    };
  }, []);
  return tabs;
}
