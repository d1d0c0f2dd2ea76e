// Waits for the answer to a write, because a notice on the screen may belong to the previous write.
import type { Page } from "@playwright/test";

export async function answered(page: Page, url: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(url);
  await act();
  await answer;
}
