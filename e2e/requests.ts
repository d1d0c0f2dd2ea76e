import type { Page, Request } from "@playwright/test";

export type Requests = {
  urls: string[];
  finished: () => Promise<void>;
};

/** Collects requests from now on; call it before the page opens. */
export function collectRequests(page: Page): Requests {
  const urls: string[] = [];
  const pending = new Set<Request>();
  page.on("request", (request) => {
    urls.push(request.url());
    pending.add(request);
  });
  page.on("requestfinished", (request) => void pending.delete(request));
  page.on("requestfailed", (request) => void pending.delete(request));
  const finished = async (): Promise<void> => {
    let seen: number;
    do {
      seen = urls.length;
      await idle(page);
    } while (pending.size > 0 || urls.length > seen);
  };
  return { urls, finished };
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
