/** The number of page links around the current page, and at each end (contract.md section 6). */
const PAGE_RANGE = 3;
const MARGIN_PAGES = 1;

export function shownPages(page: number, pages: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_RANGE / 2), pages - PAGE_RANGE + 1));
  const isShown = (number: number): boolean =>
    number <= MARGIN_PAGES || number > pages - MARGIN_PAGES || (number >= first && number < first + PAGE_RANGE);
  const shown: (number | null)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    // A gap for a single page would need as much space as its number, so the number is shown.
    const isAlone = !isShown(number) && isShown(number - 1) && isShown(number + 1);
    if (isShown(number) || isAlone) shown.push(number);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
