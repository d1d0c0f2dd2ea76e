// What moves on a page without anybody's doing, as the browser counts it.
import type { Page } from "@playwright/test";

/** Of each page of a list (contract.md section 6). */
const CARDS_AT_A_TIME = 2;

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = Window & { shifts: string[] };

/** From the next page on. */
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

/** @returns what has moved on this page, and how far; empty when all stayed in its place */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts);
}

/** Waits until what is there now has been drawn, and a shift of it counted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The last page of a list: the only one to which scrolling adds no entry, which moves what stands below it. */
export async function lastPageOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`/api/v0/entry?tags=${list}&limit=1`);
  return `/${list}?seite=${Math.ceil(Number(answer.headers()["x-total-count"]) / CARDS_AT_A_TIME)}`;
}
