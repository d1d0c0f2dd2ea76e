// Collects layout shifts that happen without user input. The browser measures them.
import type { Page } from "@playwright/test";

/** The number of entries on each page of a list (contract.md section 6). */
const CARDS_AT_A_TIME = 2;

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watched = Window & { shifts: string[] };

/** Collects the layout shifts of every document that the page opens from now on. Each document starts empty. */
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

export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts);
}

/** Waits until the current state is painted and its shifts are counted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The last page of a list. On other pages, scrolling adds entries, which move the content below. */
export async function lastPageOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`/api/v0/entry?tags=${list}&limit=1`);
  return `/${list}?seite=${Math.ceil(Number(answer.headers()["x-total-count"]) / CARDS_AT_A_TIME)}`;
}
