import type { CSSProperties } from "react";

/** Words of up to this many letters fit into a line of a phone at the usual size of titles. */
const FITTING_LETTERS = 14;
/** Average width of a letter in the heading fonts, in em. */
const LETTER_EM = 0.58;
/** Width of the page's column on narrow windows (tokens.css, --page-margin). */
const COLUMN_VW = 90;

/**
 * A smaller font size for a title whose longest word is wider than a line.
 * @returns undefined for a title that fits
 */
export function fitTitle(title: string): CSSProperties | undefined {
  const longest = Math.max(...title.split(/[\s\u00ad-]+/u).map((word) => word.length));
  if (longest <= FITTING_LETTERS) return undefined;
  return { fontSize: `min(var(--text-xxl), ${(COLUMN_VW / (longest * LETTER_EM)).toFixed(2)}vw)` };
}
