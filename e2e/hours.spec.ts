import type { Page } from "@playwright/test";
import { adminTest, errorsOf, expect, expectAccessible } from "./fixtures.ts";

const test = adminTest.extend<{ guest: Page }>({
  guest: async ({ browser, site, viewport }, use) => {
    const context = await browser.newContext({ baseURL: site.url, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

let before: object;
test.beforeAll(async ({ admin }) => {
  [{ site: before }] = (await (await admin.get("/api/v0/config/")).json()) as [{ site: object }];
});
test.afterAll(async ({ admin }) => {
  expect((await admin.put("/api/v0/config/", { data: { site: before } })).ok()).toBe(true);
});

// The site uses the real clock. So these tests check the settings, but not whether the place is open now.
test("opening hours are set line by line, and stand in a page; it is closed in two taps, and open again in two", async ({
  page,
  guest,
}) => {
  await page.goto("/admincenter/settings/hours");
  const row = page.getByRole("group", { name: "Zeile 2" });
  await page.getByRole("button", { name: "Zeile hinzufügen" }).click();
  const added = page.getByRole("group", { name: "Zeile 4" });
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(added.getByRole("alert")).toHaveText("Bitte wählen Sie mindestens einen Wochentag.");
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
  expect(config?.site.openingHours.at(-1)).toEqual({
    name: "Hof",
    days: ["Su"],
    from: "10:00",
    to: "17:30",
    text: "",
    en: null,
  });
  await guest.goto("/");
  const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"dayOfWeek":["Sunday"],"opens":"10:00","closes":"17:30"');

  await test.step("it is closed for a reason, on every page, and open again in two taps", async () => {
    await page.goto("/Kontakt");
    await page.getByRole("button", { name: "Heute", exact: true }).click();
    const words = page.getByLabel("Das lesen Besucher");
    await expect(words).toHaveValue("Heute geschlossen");
    await words.fill("Die Brücke ist gesperrt");
    await page.getByRole("link", { name: "Öffnungszeiten und längere Schließungen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
    await page.getByText("Wegen Sturm geschlossen", { exact: true }).click();
    await expect(words).toHaveValue("Wegen Sturm geschlossen");
    await page.getByText("In eigenen Worten", { exact: true }).click();
    await expect(words).toHaveValue("Die Brücke ist gesperrt");
    await page.getByText("Wegen Sturm geschlossen", { exact: true }).click();
    await page.getByRole("button", { name: "Mit diesem Text schließen" }).click();
    await expect(page.getByText("Besucher lesen jetzt: „Wegen Sturm geschlossen“")).toBeVisible();
    await guest.goto("/Projekt");
    await expect(guest.getByText("Wegen Sturm geschlossen")).toHaveCount(3);
    await guest.goto("/Projekt?lang=en");
    await expect(guest.getByText("Closed because of the storm").first()).toBeVisible();
    await expectAccessible(guest);

    await page.getByRole("button", { name: "Heute", exact: true }).press("Enter");
    await page.getByRole("button", { name: "Wieder offen" }).press("Enter");
    await expect(page.getByText("Besucher lesen jetzt wieder die Öffnungszeiten.")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("Closed because of the storm")).toHaveCount(0);
  });

  await test.step("what was closed by mistake is taken back", async () => {
    await page.getByRole("button", { name: "Heute", exact: true }).click();
    await page.getByLabel("Das lesen Besucher").fill("Die Brücke ist gesperrt");
    await page.getByRole("button", { name: "Mit diesem Text schließen" }).click();
    await expect.poll(async () => (await guest.request.get("/?lang=de")).text()).toContain("Die Brücke ist gesperrt");
    await guest.goto("/?lang=de");
    await expect(guest.getByText("Die Brücke ist gesperrt").first()).toBeVisible();
    await page.getByRole("button", { name: "Rückgängig" }).last().click();
    await expect(page.getByText("Zurückgenommen.")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("Die Brücke ist gesperrt")).toHaveCount(0);
  });

  await test.step("the first row of the overview closes and opens, too, and the focus stays in it", async () => {
    await page.goto("/admincenter");
    const row = page.getByRole("region", { name: "Heute" }).getByRole("listitem").first();
    await row.getByRole("button", { name: "Heute schließen" }).press("Enter");
    await row.getByLabel("Das lesen Besucher").fill("Die Brücke ist gesperrt");
    await row.getByRole("link", { name: "Öffnungszeiten und längere Schließungen" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).press("Enter");
    await row.getByRole("radio", { name: "Wegen Krankheit geschlossen" }).press("Space");
    await row.getByRole("button", { name: "Mit diesem Text schließen" }).press("Enter");
    await expect(row).toContainText("Wegen Krankheit geschlossen");
    await expect(row.locator(":focus")).toBeVisible();
    await row.getByRole("button", { name: "Wieder offen" }).press("Enter");
    await expect(row).not.toContainText("Wegen Krankheit geschlossen");
    await expect(row.locator(":focus")).toBeVisible();
  });
});

test("a page that a browser has kept past a closure starts without errors", async ({ page, guest, site }) => {
  const headers = { origin: site.url };
  const config = (await (await page.request.get("/api/v0/config/")).json()) as [{ site: object }];
  const change = (fields: object) => page.request.put("/api/v0/config/", { data: { site: fields }, headers });
  const data = { title: "Wann wir da sind", tags: ["Aktuelles"], publish_date: "2001-01-01T12:00:00Z" };
  const { _id } = (await (await page.request.post("/api/v0/entry", { data, headers })).json()) as { _id: string };
  const blocks = [{ id: "o", type: "openingHours" }];
  const stored = await page.request.post("/trpc/entries.update", { data: { id: _id, blocks }, headers });
  expect(stored.ok(), await stored.text()).toBe(true);
  // The closure is two days ahead, because late in the evening in UTC, Germany already has the next day.
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await change({ openingHours: [], closed: [{ from: soon, to: soon, text: "Chorprobe", en: null }] });
  const errors = errorsOf(guest);
  // With this clock, the page seems to be a month old, as if a browser had cached it.
  await guest.clock.setFixedTime(Date.now() + 30 * 86_400_000);
  await guest.goto(`/Aktuelles/${_id}`);
  await expect(guest.getByText("Chorprobe")).toBeVisible();
  expect(errors).toEqual([]);
  await change(config[0].site);
});
