import type { Page } from "@playwright/test";
import { adminTest, browserTest, expect, reloads, test } from "./fixtures.ts";

/** True if React has already hydrated the page. */
const isTakenOver = (page: Page) => page.evaluate(() => "started" in document.documentElement.dataset);

test("every kind of navigation waits for the client", async ({ page, context, browser }) => {
  await page.goto("/Projekt");
  expect(await isTakenOver(page)).toBe(true);
  await page.reload();
  expect(await isTakenOver(page)).toBe(true);
  await page.goto("/Kontakt");
  await page.goBack();
  expect(await isTakenOver(page)).toBe(true);
  await page.goForward();
  expect(await isTakenOver(page)).toBe(true);
  await reloads(page, () => page.evaluate(() => location.reload()));
  expect(await isTakenOver(page)).toBe(true);
  const second = await context.newPage();
  await second.goto("/Projekt");
  expect(await isTakenOver(second)).toBe(true);
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  expect(await isTakenOver(stranger)).toBe(true);
  await stranger.close();
});

adminTest("a page for editors has its admin layer, in the center, too", async ({ page }) => {
  for (const path of ["/", "/Aktuelles", "/admincenter", "/nirgends"]) {
    await page.goto(path);
    expect(await page.getByRole("region", { name: "Verwaltung" }).count(), path).toBe(1);
  }
});

browserTest("a page without a client is not waited for", async ({ page }) => {
  await page.goto("data:text/html,<h1>Allein</h1>");
  await expect(page.getByRole("heading")).toHaveText("Allein");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is waited for", async ({ page }) => {
    await page.goto("/Projekt");
    expect(await isTakenOver(page)).toBe(false);
  });
});
