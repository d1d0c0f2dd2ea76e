import type { Page } from "@playwright/test";

/**
 * Holds the next request to `url` until `release` is called. `asked` resolves when the browser has sent the request.
 */
export async function holdAnswer(page: Page, url: RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  // Without `times`, because the browser loses a request that it sends while Playwright removes the last route.
  await page.route(url, async (route) => {
    if (isHeld) return route.fallback();
    isHeld = true;
    asked.resolve();
    await released.promise;
    return route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
