// Waits for the server's answer to a write. A notice on the screen is not enough, because it may belong to an earlier
// write.
import type { Page } from "@playwright/test";

export async function answered(page: Page, url: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(url);
  await act();
  await answer;
}
