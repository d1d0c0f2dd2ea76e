// A write whose answer a test waits for: a notice on the screen may still be that of the one before.
import type { Page } from "@playwright/test";

/** Does `act`, and waits for the answer to the request to `url` that it sends. */
export async function answered(page: Page, url: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(url);
  await act();
  await answer;
}
