import type { Page } from "@playwright/test";

/**
 * Holds the next request to `url` until `release` is called. `asked` resolves when the browser has sent the request.
 */
export async function holdAnswer(page: Page, url: RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked: asked.promise, release: released.resolve };
}
