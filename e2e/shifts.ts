// Collects layout shifts without user input, as the browser counts them.
import type { Page } from "@playwright/test";

/** Entries on each page of a list (contract.md section 6). */
const CARDS_AT_A_TIME = 2;

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = Window & { shifts: string[] };

/** Starts with the next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        shifts.push(`${value.toFixed(4)} ${moved.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** @returns score and moved elements of each shift */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts);
}

/** Waits until the current state is painted and its shifts are counted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The last page of a list: on other pages, scrolling adds entries and moves the content below. */
export async function lastPageOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`/api/v0/entry?tags=${list}&limit=1`);
  return `/${list}?seite=${Math.ceil(Number(answer.headers()["x-total-count"]) / CARDS_AT_A_TIME)}`;
}
