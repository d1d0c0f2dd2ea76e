import type { Page } from "@playwright/test";
import type { startSite } from "../site.ts";
import { adminTest, expect, expectAccessible, ownSite } from "../fixtures.ts";

/** This file has its own site, because its tests remove the demo. */
const test = adminTest.extend<{ guest: Page }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [ownSite(), { scope: "worker" }],
  guest: async ({ browser, site, viewport }, use) => {
    const context = await browser.newContext({ baseURL: site.url, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

test("a step is skipped by keyboard, and resumed; the overview fits a window that becomes narrow", async ({
  page,
  playwright,
  baseURL,
}) => {
  // These requests are needed, because the plot appears only after ten page views.
  const reader = await playwright.request.newContext({
    baseURL,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  for (let views = 0; views < 10; views += 1) await reader.get("/Impressum", { headers: { accept: "text/html" } });
  await reader.dispose();
  await page.goto("/admincenter");
  const steps = page.getByRole("region", { name: "Erste Schritte" });
  await expect(steps).toContainText("0 von 11 erledigt");
  await steps.getByRole("button", { name: "„Farben“ überspringen" }).press("Enter");
  await expect(page.getByText("Übersprungen. Der Schritt steht weiter unten.")).toBeVisible();
  await expect(steps.getByRole("button", { name: "„Farben“ überspringen" })).toHaveCount(0);
  await steps.getByText("Übersprungen (1)").press("Enter");
  await expectAccessible(page);
  await steps.getByRole("button", { name: "„Farben“ wieder aufnehmen" }).press("Enter");
  await expect(steps.getByRole("button", { name: "„Farben“ überspringen" })).toBeVisible();

  await expect(page.getByRole("region", { name: "Besuche in 30 Tagen" }).locator("canvas")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await test.step("after the first day, the steps are folded", async () => {
    await page.route(/overview\.isFirstDay/u, async (route) => {
      const names = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
      const answer = await route.fetch();
      const json = ((await answer.json()) as object[]).map((part, index) =>
        names[index] === "overview.isFirstDay" ? { result: { data: false } } : part,
      );
      await route.fulfill({ response: answer, json });
    });
    await page.reload();
    const step = page.getByRole("button", { name: /^Anschrift/u });
    const folded = page.getByText("Erste Schritte: 0 von 11 erledigt");
    await expect(folded).toBeVisible();
    await expect(step).toBeHidden();
    await folded.press("Enter");
    await expect(step).toBeVisible();
  });
});

test("the demo is shown before it goes, leaves no word of it, and comes back", async ({ page, guest, site }) => {
  await page.goto("/admincenter");
  await page.getByRole("button", { name: "Demo entfernen" }).click();
  const dialog = page.getByRole("dialog", { name: "Demo entfernen?" });
  await dialog.getByText(/^\d+ Einträge$/u).click();
  await expect(dialog.getByText("Trio Windfall")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Demo entfernen" }).click();
  await expect(page.getByText("Die Beispielinhalte sind entfernt.", { exact: true })).toBeVisible();
  for (const path of [
    "/",
    "/Aktuelles",
    "/Veranstaltungen",
    "/Kontakt",
    "/Impressum",
    "/Datenschutz",
    "/Erlebnis",
    "/erlebnis/101",
    "/shop",
  ]) {
    await guest.goto(path);
    await expect(guest.locator("body"), path).not.toContainText(/Mosthof|Sonnenau|Apfel|Presshaus/u);
  }
  const config = await (await guest.request.get("/api/v0/config/")).text();
  expect(config).not.toMatch(/Mosthof|Sonnenau|Apfel|Presshaus/u);
  expect((await (await guest.request.get("/sitemap.xml")).text()).match(/<loc>[^<]*\/Aktuelles\//gu)).toBeNull();

  await page.reload();
  await page.getByRole("button", { name: "Demo zurückholen" }).click();
  await expect(page.getByText("Die Beispielinhalte sind wieder da.")).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Mosthof Sonnenau");
  await expect(guest.getByText("Trio Windfall").first()).toBeVisible();
  const picture = await guest.locator("main img").first().getAttribute("src");
  expect((await guest.request.get(new URL(picture ?? "", site.url).href)).status()).toBe(200);
});
