import type { Locator, Page, Route } from "@playwright/test";
import { phone, phoneOnly, adminTest as test, expect, expectAccessible, followArea } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const SHOTS = process.env["SHOTS"];

test("the list of entries shows the publication date apart from the day of an event", async ({ page, admin }) => {
  const data = {
    title: "Sternwanderung",
    tags: ["Veranstaltungen"],
    publish_date: "2001-03-01T10:00:00Z",
    date: "2026-05-17",
  };
  expect((await admin.post("/api/v0/entry", { data })).ok()).toBe(true);
  await page.goto("/admincenter/entries?q=Sternwanderung");
  const row = page.getByRole("row").filter({ hasText: "Sternwanderung" });
  await expect(row.getByText("Termin: 17/05/2026")).toBeVisible();
  await expect(row.locator("time")).toHaveText("01/03/2001");
  await expect(page.getByText("Öffentlich ab", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole("main").getByRole("searchbox");
  await search.press("End");
  await search.press("Space");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByText("ab", { exact: true })).toBeVisible();
  await expect(search).toHaveValue("Sternwanderung ");
  await expect(search).toBeFocused();
  await expectAccessible(page);
});

test("the menu leads to every area: beside the screen, on narrow windows in a drawer that closes behind", async ({
  page,
}) => {
  for (const [width, fontSize] of [
    [320, "150%"],
    [390, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript((size) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = size));
    }, fontSize);
    await page.goto("/admincenter/settings");
    const where = page.getByRole("navigation", { name: "Wo Sie sind" });
    await expect(where.getByText("Einstellungen")).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Bereiche öffnen" }).press("Enter");
    const menu = page.getByRole("dialog").getByRole("navigation", { name: "Bereiche" });
    await expect(menu.getByRole("link", { name: "Einstellungen", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectAccessible(page, "[role=dialog]");
    await menu.getByRole("link", { name: "Einträge", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Einträge" })).toBeVisible();
    await expect(where.getByText("Einträge")).toHaveAttribute("aria-current", "page");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole("navigation", { name: "Bereiche" });
  await menu.getByRole("link", { name: "Übersicht", exact: true }).click();
  await expect(page).toHaveURL(/\/admincenter$/u);
});

test(
  "the overview begins with what needs a hand; the bar opens the same list on any page, and its rows lead on",
  phone,
  async ({ page }, { project }) => {
    await page.goto("/admincenter");
    await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
    const today = page.getByRole("region", { name: "Heute" });
    await expect(today).toContainText("kann noch keine Mails verschicken");
    await expect(today.getByRole("button", { name: "Heute schließen" })).toHaveAttribute("aria-expanded", "false");
    await expectAccessible(page);
    if (SHOTS)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${SHOTS}/${project.name}-overview-${colorScheme}.png` });
      }
    const asked = /overview\.waiting/u;
    await page.route(asked, (route) => route.abort());
    await page.reload();
    await expect(
      today.getByRole("heading", { name: "Was heute zu tun ist, konnte nicht gelesen werden." }),
    ).toBeVisible();
    await expect(page.getByText("Heute ist nichts zu tun.")).toHaveCount(0);
    await page.unroute(asked);
    await today.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(today).toContainText("kann noch keine Mails verschicken");

    await page.goto("/Kontakt");
    await page.getByRole("button", { name: "Heute", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Heute" });
    await expect(dialog).toContainText("kann noch keine Mails verschicken");
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("link", { name: "Zum Rechts-Check" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rechts-Check" })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.route(asked, withoutTasks);
    await page.getByRole("button", { name: "Heute", exact: true }).click();
    await expect(dialog).toContainText("Heute ist nichts zu tun.");
  },
);

/** Empties the lists of tasks. Other answers of the batch stay. */
async function withoutTasks(route: Route): Promise<void> {
  const names = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
  const answer = await route.fetch();
  const parts = (await answer.json()) as object[];
  const isList = (name = ""): boolean => ["overview.waiting", "overview.checks"].includes(name);
  const json = parts.map((part, index) => (isList(names[index]) ? { result: { data: [] } } : part));
  await route.fulfill({ response: answer, json });
}

const paletteOf = (page: Page) => page.getByRole("dialog", { name: "Suchen und springen" });

test("everything is found and entered by keyboard alone; what cannot be searched says so", async ({ page }, {
  project,
}) => {
  await page.goto("/admincenter");
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = paletteOf(page);
  const chosen = palette.getByRole("option", { selected: true });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(palette.getByRole("option", { name: "Dateien" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(chosen).toHaveText(/^Hilfe/u);
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(/^Übersicht/u);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(chosen).toHaveText(/^Übersicht/u);
  await page.keyboard.type("projekt");
  await expect(palette.getByRole("group", { name: "Seiten und Einträge" }).getByRole("option").first()).toHaveText(
    /^Projekt/u,
  );
  await expect(palette.getByRole("status")).toHaveText(/^\d+ Ergebnis/u);
  await expectAccessible(page, "[role=dialog]");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-palette.png` });
  await expect(chosen).toHaveText(/^Projekt/u);
  // The answer with the new page arrives only after the dialog has closed and returned the focus.
  const answer = await holdAnswer(page, /trpc/u);
  await page.keyboard.press("Enter");
  await answer.asked;
  await expect(palette).toHaveCount(0);
  answer.release();
  await expect(page).toHaveURL(/\/Projekt$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/admincenter");
  const button = page.getByRole("button", { name: "Suchen" });
  await button.press("Enter");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("gibt es nirgends");
  await expect(palette.getByText("Nichts gefunden.").first()).toBeVisible();
  await page.route(/palette\.find/u, (route) => route.abort());
  await page.keyboard.type("!");
  await expect(palette.getByRole("alert")).toContainText("sind gerade nicht zu durchsuchen");
  await page.unroute(/palette\.find/u);
  await palette.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(palette.getByText("Nichts gefunden.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the search opens on the site, in a text only with Shift, and closes for today", async ({ page, admin }) => {
  const palette = paletteOf(page);
  await page.goto("/Projekt");
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  const text = page.getByRole("article").locator("[contenteditable=true]").first();
  await text.click();
  await page.keyboard.press("Control+k");
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("Escape");
  await text.click();
  await page.keyboard.press("Control+Shift+K");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.goto("/Kontakt");
  await expect(page.getByRole("button", { name: "Schnellsuche" })).toBeVisible();
  // The search code arrives only after the first typed letters.
  const code = await holdAnswer(page, /PaletteSearch[^/]*\.js/u);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("heute ");
  await code.asked;
  code.release();
  await expect(palette.getByRole("combobox")).toHaveValue("heute ");
  await page.keyboard.type("schließen");
  await page.keyboard.press("Enter");
  const today = page.getByRole("dialog", { name: "Heute" });
  await expect(today.getByText("Für heute schließen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(today).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("neuer termin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Veranstaltungen\/[\da-f-]{36}$/u);
  await expect(page.getByRole("textbox", { name: "Titel", exact: true })).toBeVisible();
  const id = page.url().split("/").at(-1);
  expect((await admin.delete(`/api/v0/entry/${id}`)).ok()).toBe(true);
});

test("on a phone a button of the bar opens the search, which fills the screen", phoneOnly, async ({ page }) => {
  await page.goto("/Projekt");
  await page.getByRole("button", { name: "Schnellsuche" }).click();
  const input = paletteOf(page).getByRole("combobox");
  await expect(input).toBeFocused();
  expect(
    await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  await input.fill("fußzeile");
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await paletteOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
  await paletteOf(page).getByRole("option", { name: "Text der Fußzeile Fußzeile" }).click();
  await expect(page.getByRole("textbox", { name: "Text der Fußzeile", exact: true })).toBeFocused();
  await page.getByRole("navigation", { name: "Einstellungen" }).getByRole("link", { name: "Einstellungen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expectAccessible(page);
});

/** The distance between the first row and the top of the window, in pixels. */
const firstRow = (page: Page): Promise<number> =>
  page
    .locator("main")
    .locator("tbody tr, [role=row], ul[class*=list] > li")
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);

/** The distance between the end of a list and the floating button, in pixels, after scrolling to the end. */
const roomBelowList = (page: Page): Promise<number> =>
  page.locator("main > [data-floating]").evaluate((button) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const ends = [...document.querySelectorAll("main button, main a")]
      .filter((part) => !button.contains(part))
      .map((part) => part.getBoundingClientRect().bottom);
    const room = button.getBoundingClientRect().top - Math.max(...ends);
    window.scrollTo(0, 0);
    return room;
  });

test(
  "on a phone lists begin near the top; sheets have the filters and steps, and give the focus back",
  phoneOnly,
  async ({ page }) => {
    await page.goto("/admincenter");
    for (const area of ["Benutzer", "Dateien", "Shop", "Einträge"]) {
      await followArea(page, area);
      if (area === "Shop") await page.getByRole("link", { name: "Produkte", exact: true }).click();
      await expect.poll(() => firstRow(page), area).toBeLessThanOrEqual(200);
      await expect.poll(() => roomBelowList(page), area).toBeGreaterThan(0);
    }
    await expect(page.getByRole("navigation", { name: "Wo Sie sind" }).getByRole("listitem")).toHaveText(["Einträge"]);
    const filter = page.getByRole("button", { name: /^Filter/u });
    const sheet = page.getByRole("dialog", { name: "Filter" });
    const steps = page.getByRole("button", { name: "Weitere Schritte" });
    await filter.click();
    await sheet.getByRole("button", { name: "Veröffentlicht" }).click();
    await expect(page).toHaveURL(/state=public/u);
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(filter).toBeFocused();
    await expect(filter).toHaveText("Filter (1)");
    await expect(page.getByRole("row").filter({ hasText: "Entwurf" })).toHaveCount(0);
    await filter.click();
    await page.mouse.click(195, 20);
    await expect(sheet).toHaveCount(0);
    await expect(filter).toBeFocused();
    await steps.click();
    await page.getByRole("dialog", { name: "Weitere Schritte" }).getByRole("button", { name: "Papierkorb" }).click();
    await page.getByRole("dialog", { name: "Papierkorb" }).getByRole("button", { name: "Schließen" }).click();
    await expect(steps).toBeFocused();
    await page.getByRole("row").getByRole("checkbox").first().press("Space");
    await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).press("Space");
    await expect(page.getByRole("row").getByRole("checkbox", { checked: false })).toHaveCount(0);
    await page.getByRole("button", { name: "Auswahl aufheben" }).press("Enter");
    await expect(page.getByRole("row").getByRole("checkbox").first()).toBeFocused();
    await test.step("what gets the focus is not behind the '+'", async () => {
      const top = (await page.getByRole("button", { name: "Neuer Eintrag" }).boundingBox())?.y ?? 0;
      const boxes = page.getByRole("row").getByRole("checkbox");
      const endOf = async (box: Locator): Promise<number> => {
        const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
        return y + height;
      };
      let behind = 0;
      while ((await endOf(boxes.nth(behind))) <= top) behind += 1;
      await boxes.nth(behind).focus();
      await expect.poll(() => endOf(boxes.nth(behind))).toBeLessThanOrEqual(top);
    });
    await page.getByRole("button", { name: "Neuer Eintrag" }).click();
    await expect(page.getByRole("menuitem", { name: "Meldung" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
  },
);

test("single settings are found by keyword, and so are screens without a menu item", async ({ page }) => {
  await page.goto("/admincenter");
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  const palette = paletteOf(page);
  const search = async (words: string, item: string): Promise<void> => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(words);
    await expect(palette.getByRole("option", { selected: true })).toHaveAccessibleName(item);
    await page.keyboard.press("Enter");
    await expect(palette).toHaveCount(0);
  };
  await search("plz", "PLZ Adresse");
  await expect(page).toHaveURL(/\/admincenter\/settings\/site$/u);
  await expect(page.getByRole("textbox", { name: "PLZ" })).toBeFocused();
  await search("längen", "Längengrad Adresse");
  await expect(page.getByRole("textbox", { name: "Längengrad" })).toBeFocused();
  await search("kleinunternehmer", "Kleinunternehmer nach § 19 UStG Shop");
  await expect(page.getByRole("switch", { name: "Kleinunternehmer nach § 19 UStG" })).toBeFocused();
  await search("absender", "Absender Mail");
  await expect(page.getByRole("textbox", { name: "Absender" })).toBeFocused();
  await search("ruhetag", "Geschlossen Öffnungszeiten");
  await expect(page.getByRole("heading", { name: "Geschlossen", exact: true })).toBeFocused();
  await search("stripe", "Geheime Schlüssel von Stripe Shop");
  await search("aufbewahrung", "Aufbewahrung Gästebuch und Kommentare");
  await search("aufgaben", "Aufgaben im Hintergrund Speicherplatz");
  await expect(page.getByRole("heading", { name: "Aufgaben im Hintergrund" })).toBeFocused();
  await search("postaus", "Postausgang Nachrichten");
  await expect(page.getByRole("heading", { level: 1, name: "Postausgang" })).toBeVisible();
});

test("an address beyond the last page leads to the last one", async ({ page }) => {
  await page.goto("/admincenter/entries?page=99");
  await expect(page).toHaveURL(/\?page=\d$/u);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("quickly chosen filters add up while the list is still loading", async ({ page }) => {
  await page.clock.install();
  await page.goto("/admincenter/entries");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  // After some seconds the loaded data is stale. The screen loads it again, and until then the URL does not change.
  await page.clock.fastForward("01:00");
  const network = Promise.withResolvers<void>();
  await page.route(/trpc/u, async (route) => {
    await network.promise;
    await route.continue();
  });
  const names = ["Aktuelles", "In keiner Liste", "Geplant"];
  for (const name of names) await page.getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/entries$/u);
  network.resolve();
  for (const name of names)
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("entries are filtered by area and state, several at once, and the way back leads to the same view", async ({
  page,
  admin,
}) => {
  const create = async (title: string, fields: Record<string, unknown>): Promise<void> =>
    expect((await admin.post("/api/v0/entry", { data: { title, ...fields } })).ok()).toBe(true);
  await create("Siebprobe Entwurf", { tags: ["Aktuelles"] });
  // Other tests check the order of coming events, so this event is in the past.
  const past = { publish_date: "2001-03-01T10:00:00Z", date: "2001-03-01" };
  await create("Siebprobe Termin", { tags: ["Veranstaltungen"], ...past });
  await create("Siebprobe nirgends", { tags: ["Obst"], publish_date: "2099-03-01T10:00:00Z" });
  await page.goto("/admincenter/entries?q=Siebprobe");
  const titles = () => page.getByRole("row").getByRole("link").allInnerTexts();
  await expect.poll(titles).toHaveLength(3);
  const areas = page.getByRole("group", { name: "Bereich" });
  const states = page.getByRole("group", { name: "Status" });
  await areas.getByRole("button", { name: "Aktuelles" }).click();
  await expect.poll(titles).toEqual(["Siebprobe Entwurf"]);
  await areas.getByRole("button", { name: "In keiner Liste" }).click();
  await expect.poll(async () => (await titles()).sort()).toEqual(["Siebprobe Entwurf", "Siebprobe nirgends"]);
  await states.getByRole("button", { name: "Geplant" }).click();
  await expect.poll(titles).toEqual(["Siebprobe nirgends"]);
  await states.getByRole("button", { name: "Veröffentlicht" }).click();
  await areas.getByRole("button", { name: "Veranstaltungen" }).click();
  await expect.poll(async () => (await titles()).sort()).toEqual(["Siebprobe Termin", "Siebprobe nirgends"]);
  await expectAccessible(page);
  await followArea(page, "Dateien");
  // If the test went back before this screen is shown, it would reach the page before the list.
  await expect(page.getByRole("heading", { level: 1, name: "Dateien" })).toBeVisible();
  await page.goBack();
  await expect(states.getByRole("button", { name: "Geplant" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("searchbox").fill("gibtesnicht");
  await page.getByRole("button", { name: "Alle Einträge zeigen" }).click();
  await expect(states.getByRole("button", { name: "Geplant" })).toHaveAttribute("aria-pressed", "false");
});

test("with forced colours the selected control stands out", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/admincenter/entries");
  // A transparent background has the same colour values as the canvas, so alpha is ignored.
  const groundOf = async (part: ReturnType<typeof page.locator>): Promise<string> => {
    const ground = await part.evaluate((element) => getComputedStyle(element).backgroundColor);
    return (ground.match(/\d+/gu) ?? []).slice(0, 3).join(" ");
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Aktuelles").click();
  await expect(button("Aktuelles")).toHaveAttribute("aria-pressed", "true");
  expect(await groundOf(button("Aktuelles"))).not.toBe(await groundOf(button("Veranstaltungen")));
  const area = (name: string) => page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name });
  expect(await groundOf(area("Einträge"))).not.toBe(await groundOf(area("Dateien")));
  await followArea(page, "Einstellungen");
  const tab = (name: string) => page.locator("main nav").getByRole("link", { name, exact: true });
  await tab("Anschrift & Sprache").click();
  await expect(tab("Anschrift & Sprache")).toHaveAttribute("aria-current", "page");
  expect(await groundOf(tab("Anschrift & Sprache"))).not.toBe(await groundOf(tab("SEO")));
  await followArea(page, "Dateien");
  const file = page
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") })
    .first();
  await file.locator("label").click({ force: true });
  await expect(file).toHaveAttribute("aria-selected", "true");
  await expect(file).toHaveCSS("outline-style", /solid|double/u);
  await followArea(page, "Komponenten");
  const track = (state: string) => page.locator(`main label:has([role="switch"]${state}) > [aria-hidden]`).first();
  expect(await groundOf(track(":checked"))).not.toBe(await groundOf(track(":not(:checked)")));
});
