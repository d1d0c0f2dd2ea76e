import type { Browser, Page } from "@playwright/test";
import { editorOf, openProperties } from "../editor.ts";
import { adminTest, expect, expectAccessible, ownSite, phone } from "../fixtures.ts";

const SHOTS = process.env["SHOTS"];

/** This file has its own site, because its tests change the menus. */
const test = adminTest.extend({ site: [ownSite(), { scope: "worker" }] });

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const tree = "/admincenter/settings/pages";
const area = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const namesIn = (page: Page, name: string) => area(page, name).locator("[data-page] a").allTextContents();
const save = async (page: Page): Promise<void> => {
  const button = page.getByRole("button", { name: "Speichern" });
  await button.click();
  await expect(page.getByText("gespeichert").first()).toBeVisible();
  await expect(button).toBeDisabled();
};

async function footerOf(browser: Browser, url: string): Promise<string[]> {
  const guest = await browser.newContext({ baseURL: url, locale: "de-DE" });
  const page = await guest.newPage();
  await page.goto("/Kontakt");
  const links = await page
    .getByRole("navigation", { name: "Rechtliches und Kontakt" })
    .getByRole("link")
    .allTextContents();
  await guest.close();
  return links;
}

test("pages are renamed, moved by keyboard and by mouse, and hidden", async ({ page, browser, site }, { project }) => {
  await page.goto("/admincenter");
  await page.getByRole("link", { name: "Seiten", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Seiten" })).toBeVisible();
  await expect(area(page, "Fußzeile")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "tree", project.name);

  await page.getByRole("button", { name: "Sponsoren & Förderungen: Name und Sichtbarkeit" }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "[role=dialog]");
  await shot(page, "tree-dialog", project.name);
  await dialog.getByRole("textbox", { name: "Name im Menü", exact: true }).fill("Unsere Förderer");
  await dialog.getByRole("textbox", { name: "Name im Menü, englisch" }).fill("Our sponsors");
  await dialog.getByRole("button", { name: "Übernehmen" }).click();

  const up = page.getByRole("button", { name: "Datenschutz nach oben" });
  await up.press("Enter");
  await expect(page.getByRole("status").getByText("Datenschutz: Fußzeile, Platz 3 von 10")).toBeAttached();
  await expect(up).toBeFocused();
  await up.press("Enter");
  await up.press("Enter");
  await expect(page.getByRole("button", { name: "Datenschutz nach unten" })).toBeVisible();
  expect((await namesIn(page, "Fußzeile")).slice(0, 2)).toEqual(["Datenschutz", "Impressum"]);

  const handle = area(page, "Fußzeile").getByRole("img", { name: "Gästebuch ziehen" });
  const target = area(page, "In keinem Menü").locator("[data-page]").first();
  // Both ends of the drag must be visible at the same time, also on narrow windows.
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ ...size, height: 2400 });
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesIn(page, "In keinem Menü")).toEqual(["Gästebuch", "Newsletter", "Bildnachweise"]);
  await expect.poll(() => namesIn(page, "Fußzeile")).not.toContain("Gästebuch");
  if (size) await page.setViewportSize(size);

  await page.getByRole("button", { name: "Kontakt: Name und Sichtbarkeit" }).click();
  await dialog.getByText("Verborgen", { exact: true }).click();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByRole("button", { name: "Impressum: Name und Sichtbarkeit" }).click();
  await expect(dialog.getByRole("switch")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await save(page);

  expect((await page.request.get("/Kontakt")).status()).toBe(200);
  const guest = await browser.newContext({ baseURL: site.url, locale: "de-DE" });
  expect((await guest.request.get("/Kontakt")).status()).toBe(404);
  const visitor = await guest.newPage();
  await visitor.goto("/Impressum");
  const footer = visitor.getByRole("navigation", { name: "Rechtliches und Kontakt" });
  const links = await footer.getByRole("link").allTextContents();
  expect(links.slice(0, 3)).toEqual(["Datenschutz", "Impressum", "Unsere Förderer"]);
  expect(links).not.toContain("Kontakt");
  await visitor.goto("/Impressum?lang=en");
  await expect(
    visitor.getByRole("navigation", { name: "Legal and contact" }).getByRole("link", { name: "Our sponsors" }),
  ).toBeVisible();
  await guest.close();
  await page.goto("/Kontakt");
  await expect(page.getByText("Verborgen: Besucher finden diese Seite nicht.")).toBeVisible();

  await page.goto(tree);
  await page.getByRole("button", { name: "Kontakt: Name und Sichtbarkeit" }).click();
  await dialog.getByText("Verborgen", { exact: true }).click();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await save(page);
  expect(await footerOf(browser, site.url)).toContain("Kontakt");
});

test("a page is added, written, published and found; its former address leads to it", async ({ page, browser, site }, {
  project,
}) => {
  await page.goto(tree);
  await page.getByRole("button", { name: "Neue Seite" }).click();
  const dialog = page.getByRole("dialog", { name: "Neue Seite" });
  await dialog.getByRole("textbox", { name: "Titel" }).fill("Kontakt");
  await expect(dialog.getByRole("textbox", { name: "Adresse" })).toHaveValue("/kontakt");
  await dialog.getByRole("button", { name: "Anlegen und schreiben" }).click();
  await expect(dialog.getByText("Diese Adresse braucht die Website selbst.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Adresse" })).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await shot(page, "new-page", project.name);
  await dialog.getByRole("textbox", { name: "Titel" }).fill(`Mannschaft ${project.name}`);
  await dialog.getByRole("textbox", { name: "Adresse" }).fill(`/mannschaft-${project.name}`);
  await dialog.getByRole("button", { name: "Anlegen und schreiben" }).click();

  const former = `/mannschaft-${project.name}`;
  await expect(page).toHaveURL(former);
  const guest = await browser.newContext({ baseURL: site.url, locale: "de-DE" });
  expect((await guest.request.get(former)).status()).toBe(404);
  await editorOf(page).title.fill("Unsere Mannschaft");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Wir spielen am Sonntag.");
  await editorOf(page).pressPublish();
  await expect.poll(async () => (await guest.request.get(former)).status()).toBe(200);
  expect(await (await guest.request.get(former)).text()).toContain("Unsere Mannschaft</h1>");
  await shot(page, "own-page", project.name);

  const next = `/team-${project.name}`;
  await openProperties(page);
  const field = page.getByRole("textbox", { name: "Adresse", exact: true });
  await field.fill("/Shop");
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.getByText("Diese Adresse braucht die Website selbst.")).toBeVisible();
  await field.fill(next);
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page).toHaveURL(next);
  const answer = await guest.request.get(former, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([308, next]);
  for (const spelling of [next.toUpperCase(), `${next}/`]) {
    const other = await guest.request.get(spelling, { maxRedirects: 0 });
    expect([other.status(), other.headers()["location"]], spelling).toEqual([308, next]);
  }
  expect(await (await guest.request.get("/sitemap.xml")).text()).toContain(`<loc>${site.url}${next}</loc>`);

  const visitor = await guest.newPage();
  await visitor.goto("/Aktuelles");
  await visitor
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Unsere Mannschaft" })
    .click();
  await expect(visitor).toHaveURL(next);
  await expect.poll(async () => (await visitor.locator("header").first().boundingBox())?.height).toBeLessThan(100);
  await expect(visitor.getByRole("heading", { level: 1, name: "Unsere Mannschaft" })).toBeVisible();
  await expectAccessible(visitor);
  await shot(visitor, "own-page-guest", project.name);

  await page.getByRole("link", { name: "Admincenter" }).first().click();
  await page.getByRole("link", { name: "Seiten", exact: true }).click();
  const row = area(page, "Navigation").getByRole("link", { name: "Unsere Mannschaft" });
  const store = page.getByRole("button", { name: "Speichern" });
  await page.getByRole("button", { name: "Unsere Mannschaft löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(row).toHaveCount(0);
  await expect(store).toBeDisabled();
  await page.getByRole("button", { name: "Rückgängig" }).last().click();
  await expect(row).toBeVisible();
  await expect(store).toBeDisabled();
  await page.getByRole("button", { name: "Unsere Mannschaft nach oben" }).click();
  await save(page);
  await expect.poll(async () => (await guest.request.get(next)).status()).toBe(200);
  await guest.close();
  await page.goto("/admincenter/settings/audit");
  await expect(page.getByText("Seiten und Menüs (Unsere Mannschaft verschoben)").first()).toBeVisible();
  await shot(page, "audit", project.name);
});

test("a long navigation stays on one line; the drawer has all of it", async ({ page, admin, browser, site }, {
  project,
}) => {
  const read = await admin.get("/trpc/navigation.read");
  const { tree: stored, version } = (
    (await read.json()) as { result: { data: { tree: { main: object[] }; version: number } } }
  ).result.data;
  const label = (n: number) => ({ de: `Ein langer Name ${n}`, en: "" });
  const main = stored.main.map((item, index) => ({ ...item, label: label(index) }));
  const saved = await admin.post("/trpc/navigation.save", { data: { ...stored, main, version } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const guest = await browser.newContext({ baseURL: site.url, locale: "de-DE", viewport: page.viewportSize() });
  const visitor = await guest.newPage();
  for (const width of [1280, 1024, 390]) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto("/Aktuelles");
    await expect.poll(async () => (await visitor.locator("header").first().boundingBox())?.height).toBeLessThan(100);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await shot(visitor, `long-${width}`, project.name);
    await visitor.getByRole("button", { name: "Menü öffnen" }).click();
    await expect(visitor.getByRole("dialog").getByRole("link", { name: "Ein langer Name 5" })).toBeVisible();
  }
  await guest.close();
  const again = (await (await admin.get("/trpc/navigation.read")).json()) as {
    result: { data: { version: number } };
  };
  await admin.post("/trpc/navigation.save", { data: { ...stored, version: again.result.data.version } });
});

test("a page is added while the tree is still being stored: nobody is in conflict with themselves", async ({
  page,
}) => {
  const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/trpc/navigation.save*", async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(tree);
  await page.getByRole("button", { name: "Barrierefreiheit nach oben" }).click();
  const store = page.getByRole("button", { name: "Speichern" });
  await store.click();
  await expect(store).toBeDisabled();
  await page.getByRole("button", { name: "Neue Seite" }).click();
  const dialog = page.getByRole("dialog", { name: "Neue Seite" });
  await dialog.getByRole("textbox", { name: "Titel" }).fill("Vorstand");
  await dialog.getByRole("button", { name: "Anlegen und schreiben" }).click();
  letGo();
  await expect(page).toHaveURL("/vorstand");
});

test(
  "a hidden draft is marked as both; before it is deleted, the pages below it are counted",
  phone,
  async ({ page, admin, isMobile }, { project }) => {
    type Answer = { result: { data: { tree: Record<string, unknown>; version: number } } };
    const add = async (title: string, parent: string | null): Promise<string> => {
      const address = `/${title.toLowerCase()}-${project.name}`;
      const added = await admin.post("/trpc/navigation.add", { data: { title, address, place: "none", parent } });
      expect(added.ok(), await added.text()).toBe(true);
      return ((await added.json()) as { result: { data: { id: string } } }).result.data.id;
    };
    const parent = await add("Kelterei", null);
    for (const title of ["Mosten", "Brennen"]) await add(title, parent);
    const { tree: stored, version } = ((await (await admin.get("/trpc/navigation.read")).json()) as Answer).result.data;
    const saved = await admin.post("/trpc/navigation.save", { data: { ...stored, hidden: [parent], version } });
    expect(saved.ok(), await saved.text()).toBe(true);

    await page.goto(`/kelterei-${project.name}`);
    const bar = page.getByRole("region", { name: "Eintrag" });
    await expect(bar.getByText("Entwurf", { exact: true })).toBeVisible();
    const hidden = bar.getByText("Verborgen: Besucher finden diese Seite nicht.");
    await expect(hidden).toBeVisible();
    await shot(page, "hidden-draft", project.name);

    const question = page.getByRole("alertdialog");
    const below = question.getByText("Die 2 Seiten darunter werden nicht gelöscht");
    await bar.getByRole("button", { name: "Bearbeiten" }).click();
    await expect(hidden).toBeVisible();
    await shot(page, "hidden-draft-open", project.name);
    if (isMobile) await bar.getByRole("button", { name: "Weitere Schritte" }).click();
    await page.getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(below).toBeVisible();
    await question.getByRole("button", { name: "Abbrechen" }).click();

    await page.goto(tree);
    await page.getByRole("button", { name: "Mosten löschen" }).click();
    await expect(question).toBeVisible();
    await expect(question.getByText("darunter")).toHaveCount(0);
    await question.getByRole("button", { name: "Abbrechen" }).click();
    await page.getByRole("button", { name: "Kelterei löschen" }).click();
    await expect(below).toBeVisible();
    await expectAccessible(page, "[role=alertdialog]");
    await shot(page, "delete-with-pages-below", project.name);
    await question.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("button", { name: "Rückgängig" }).last().click();
    await expect(page.getByText("Die Seite ist wieder da.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Kelterei löschen" })).toBeVisible();
  },
);

test("a page that a site may lack gets another address while it is edited, is deleted, and added again", async ({
  page,
  browser,
  site,
}) => {
  const guest = await browser.newContext({ baseURL: site.url, locale: "de-DE" });
  const answerAt = async (path: string) => {
    const answer = await guest.request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  await page.goto("/Projekt");
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await editorOf(page).title.fill("Wer uns hilft");
  await openProperties(page);
  await page.getByRole("textbox", { name: "Adresse", exact: true }).fill("/foerderer");
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page).toHaveURL("/foerderer");
  await expect(editorOf(page).title).toHaveText("Wer uns hilft");
  await editorOf(page).pressPublish();
  await expect.poll(async () => (await guest.request.get("/foerderer")).text()).toContain("Wer uns hilft</h1>");
  expect(await answerAt("/Projekt")).toEqual([308, "/foerderer"]);

  await page.getByRole("link", { name: "Admincenter" }).first().click();
  await page.getByRole("link", { name: "Seiten", exact: true }).click();
  await page.getByRole("button", { name: "Erlebnis löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(area(page, "In keinem Menü").getByText("/erlebnis/101")).toBeVisible();
  expect((await answerAt("/Erlebnis"))[0]).toBe(404);
  await page.getByRole("button", { name: "Neue Seite" }).click();
  const dialog = page.getByRole("dialog", { name: "Neue Seite" });
  await dialog.getByText("Seiten mit einer Besonderheit").press("Enter");
  await dialog.getByRole("button", { name: "Erlebnis" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Adresse" })).toHaveValue("/Erlebnis");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Anlegen und schreiben" }).click();
  await expect(page).toHaveURL("/Erlebnis");
  await editorOf(page).title.fill("Ausflüge");
  await editorOf(page).pressPublish();
  await expect.poll(async () => (await answerAt("/Erlebnis"))[0]).toBe(200);
  await guest.close();
});
