// Opening hours: set in the center, told to visitors; closed for today in two taps, and open again.
import type { Page } from "@playwright/test";
import type { startSite } from "./site.ts";
import { adminTest, expect, expectAccessible, ownSite } from "./fixtures.ts";

/** Other tests rely on the settings. */
const test = adminTest.extend<{ guest: Page }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [ownSite, { scope: "worker" }],
  guest: async ({ browser, site, viewport }, use) => {
    const context = await browser.newContext({ baseURL: site.url, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

// The clock of the place is that of the machine: what is open now is not known, what is set is.
test("opening hours are set line by line, and stand in a page", async ({ page, guest }) => {
  await page.goto("/admincenter/settings/hours");
  const row = page.getByRole("group", { name: "Zeile 2" });
  await page.getByRole("button", { name: "Zeile hinzufügen" }).click();
  const added = page.getByRole("group", { name: "Zeile 3" });
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(added.getByRole("alert")).toHaveText("Bitte wähle mindestens einen Wochentag.");
  await added.getByText("Sonntag").click();
  await added.getByRole("spinbutton").nth(0).focus();
  await page.keyboard.type("1000");
  await added.getByRole("spinbutton").nth(2).focus();
  await page.keyboard.type("1730");
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert")).toBeVisible();
  const answer = await guest.request.get("/api/v0/config/");
  const [config] = (await answer.json()) as { site: { openingHours: unknown[] } }[];
  expect(config?.site.openingHours.at(-1)).toEqual({ days: ["Su"], from: "10:00", to: "17:30" });
  await guest.goto("/");
  const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"dayOfWeek":["Sunday"],"opens":"10:00","closes":"17:30"');
});

test("it is closed in two taps, on every page, and open again in two", async ({ page, guest }) => {
  await page.goto("/Kontakt");
  await page.getByRole("button", { name: "Heute", exact: true }).click();
  await page.getByRole("button", { name: "Wegen Sturm geschlossen" }).click();
  await expect(page.getByText("Besucher lesen jetzt, dass heute geschlossen ist.")).toBeVisible();
  await guest.goto("/Projekt");
  await expect(guest.getByText("Wegen Sturm geschlossen")).toHaveCount(2);
  await guest.goto("/Projekt?lang=en");
  await expect(guest.getByText("Closed because of the storm").first()).toBeVisible();
  await expectAccessible(guest);

  await page.getByRole("button", { name: "Heute", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Wieder offen" }).press("Enter");
  await expect(page.getByText("Besucher lesen jetzt wieder die Öffnungszeiten.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Closed because of the storm")).toHaveCount(0);
});

test("what was closed by mistake is taken back", async ({ page, guest }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Heute", exact: true }).click();
  await page.getByLabel("Oder in eigenen Worten").fill("Die Brücke ist gesperrt");
  await page.getByRole("button", { name: "So schließen" }).click();
  await expect(page.getByText("Besucher lesen jetzt, dass heute geschlossen ist.")).toBeVisible();
  await guest.goto("/");
  await expect(guest.getByText("Die Brücke ist gesperrt").first()).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByText("Zurückgenommen.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Die Brücke ist gesperrt")).toHaveCount(0);
});
