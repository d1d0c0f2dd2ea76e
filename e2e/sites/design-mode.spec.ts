import type { Page } from "@playwright/test";
import { publishNews } from "../admin-api.ts";
import { editorOf, openEditor } from "../editor.ts";
import { adminTest, expect, expectAccessible, ownSite } from "../fixtures.ts";

// This file has its own site, because its tests change the home page.
const test = adminTest.extend({ site: [ownSite(), { scope: "worker" }] });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true }).first()).toBeVisible();
const quote = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true }).getByRole("textbox", { name: "Zitat", exact: true });
const order = (page: Page) =>
  page
    .locator("main [data-block]")
    .evaluateAll((blocks) => blocks.flatMap((block) => block.getAttribute("aria-label") ?? []));

async function addAt(page: Page, place: number | "end", kind: string): Promise<void> {
  const adder = place === "end" ? "Baustein hinzufügen" : `Baustein an Stelle ${place} einfügen`;
  await button(page, adder).press("Enter");
  await page.keyboard.type(kind);
  await expect(page.getByRole("menuitem").first()).toHaveText(new RegExp(`^${kind}`, "u"));
  await page.keyboard.press("Enter");
}

test("by keyboard: blocks come between two others, are duplicated, moved, removed, and read by a guest", async ({
  page,
  admin,
  request,
}) => {
  const path = await publishNews(admin, { title: "Bausteine", content: ["<p>Oben</p>", "<p>Unten</p>"] });
  await openEditor(page, path);
  // The tools of a block that was not used yet keep the focus that reaches them first, and get their tooltips.
  await button(page, "Baustein hinzufügen").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "„Text 2“ entfernen")).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText("„Text 2“ entfernen");
  await addAt(page, 2, "Zitat");
  await expect(quote(page, "Zitat")).toBeFocused();
  await page.keyboard.type("Der Most ist gut.");
  await page.getByLabel("Wer das gesagt oder geschrieben hat").fill("Erna");
  await addAt(page, "end", "Aufruf mit Knopf");
  await expect(page.getByRole("textbox", { name: "Satz zum Knopf" })).toBeFocused();
  await page.keyboard.type("Kommt zum Apfeltag!");
  await page.getByLabel("Aufschrift").fill("Anmelden");
  await page.getByLabel("Wohin er führt").fill("kein Ort");
  await addAt(page, 1, "Nächste Termine");
  await expect
    .poll(async () => (await order(page)).slice(0, 5))
    .toEqual(["Nächste Termine", "Text 1", "Zitat", "Text 2", "Aufruf mit Knopf"]);
  // The tooltip of a focused button is outside all landmarks, which axe would report. So the title gets the focus.
  await editorOf(page).title.focus();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);

  await button(page, "„Zitat“ nach oben").press("Enter");
  await expect(button(page, "„Zitat“ nach oben")).toBeFocused();
  await said(page, "Zitat steht jetzt an Stelle 2 von 5.");
  await button(page, "„Zitat“ duplizieren").press("Enter");
  await expect(quote(page, "Zitat 2")).toBeFocused();
  await button(page, "„Zitat 1“ entfernen").press("Enter");
  await addAt(page, 1, "Hinweis");
  const note = page.getByRole("group", { name: "Hinweis", exact: true });
  await expect(note.getByRole("textbox", { name: "Text" })).toBeFocused();
  await page.keyboard.type("Der Hof ist glatt.");
  await note.getByRole("radio", { name: "Hinweis" }).press("ArrowRight");
  await expect(note.getByRole("radio", { name: "Achtung" })).toBeChecked();
  await addAt(page, 3, "Anfahrt");
  const way = page.getByRole("group", { name: "Anfahrt", exact: true });
  await way.getByLabel("Überschrift").fill("Mit dem Bus");
  const stop = (number: number) => way.getByRole("group", { name: `Station ${number}`, exact: true });
  await stop(1).getByLabel("Station", { exact: true }).fill("Mosthang");
  await button(page, "Station hinzufügen").press("Enter");
  await expect(stop(2).getByRole("button", { name: "Wie man hinkommt" })).toBeFocused();
  await stop(2).getByLabel("Station", { exact: true }).fill("Unterau");
  await button(page, "„Unterau“ nach oben").press("Enter");
  await expect(button(page, "„Unterau“ nach unten")).toBeFocused();
  await stop(2).getByLabel("Wie viele Minuten").fill("7,5");
  await expect(stop(2).getByText("Bitte ganze Minuten eingeben")).toBeVisible();
  await stop(2).getByLabel("Wie viele Minuten").fill("14");
  await addAt(page, 1, "Zahl");
  const fact = page.getByRole("group", { name: "Zahl", exact: true });
  await expect(fact.getByLabel("Zahl", { exact: true })).toBeFocused();
  await page.keyboard.type("viel");
  await expect(fact.getByText("Bitte eine Zahl eingeben")).toBeVisible();
  await fact.getByLabel("Zahl", { exact: true }).fill("12.500");
  await fact.getByLabel("Zahl", { exact: true }).fill("12.500 oder mehr");
  await expect(fact.getByText("Bis dahin bleibt es bei 12.500.")).toBeVisible();
  await fact.getByLabel("Zahl", { exact: true }).fill("");
  await expect(fact.getByText("Bis dahin bleibt es bei 12.500.")).toBeVisible();
  await fact.getByLabel("Zahl", { exact: true }).fill("12.500,");
  await expect(fact.getByText("Bis dahin")).toHaveCount(0);
  await fact.getByLabel("Einheit oder Wort nach der Zahl").fill("Flaschen");
  await fact.getByLabel("Quelle", { exact: true }).fill("Kelterbuch");
  await addAt(page, 1, "Spendenstand");
  const progress = page.getByRole("group", { name: "Spendenstand", exact: true });
  await progress.getByLabel("Schon beisammen, in Euro").fill("4200");
  await progress.getByLabel("Ziel, in Euro").fill("9.000");
  await expectAccessible(page);
  await editorOf(page).pressPublish();
  await expect(page.getByLabel("Wohin er führt")).toBeFocused();
  await expect(page.getByLabel("Wohin er führt")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Wohin er führt").fill("/Kontakt");
  await editorOf(page).pressPublish();
  await said(page, "veröffentlicht");
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<div role="note"[^>]*>(?:(?!<\/div>).)*Achtung(?:(?!<\/div>).)*Der Hof ist glatt\./su);
  expect(html).toMatch(/12\.500<\/span> <span[^>]*>Flaschen/u);
  expect(html).toMatch(/role="meter"[^>]* aria-valuetext="4\.200\u00a0€ von 9\.000\u00a0€"/u);
  const words = [
    "Kelterbuch",
    "Der Hof ist glatt.",
    "<ol",
    "Unterau",
    "Mosthang",
    "Mit dem Bus, 14 Minuten",
    "<blockquote>Der Most ist gut.</blockquote>",
    "Oben",
    "Unten",
    "Kommt zum Apfeltag!",
    "Anmelden",
  ];
  const places = words.map((word) => html.indexOf(word, html.indexOf("<main")));
  expect(words.filter((_word, index) => (places[index] ?? 0) < 1)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // REST returns only the kinds of blocks that it knows. A write over REST keeps the other blocks.
  const id = path.split("/").at(-1);
  expect(await (await admin.get(`/api/v0/entry/${id}`)).json()).toMatchObject({
    content: ["<p>Oben</p>", "<p>Unten</p>"],
  });
});

test("by mouse: a block is dragged by its handle, and a picture has its place at once", async ({ page, admin }) => {
  const path = await publishNews(admin, { title: "Ziehen", content: ["<p>Eins</p>", "<p>Zwei</p>", "<p>Drei</p>"] });
  await openEditor(page, path);
  const text = (number: number) => page.getByRole("textbox", { name: `Text ${number}`, exact: true });
  await text(3).hover();
  const from = await page.getByRole("group", { name: "Werkzeuge: Text 3" }).locator("[data-handle]").boundingBox();
  const to = await text(1).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 2, { steps: 5 });
  await page.mouse.up();
  await expect(text(1)).toHaveText("Drei");
  await said(page, "Baustein steht jetzt an Stelle 1 von 3.");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(1)).toHaveText("Eins");
  await button(page, "„Text 3“ entfernen").press("Enter");
  await expect(button(page, "Rückgängig")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(3)).toBeVisible();
  await expect(button(page, "Rückgängig")).toHaveCount(0);
  await addAt(page, 2, "Bild");
  await expect(button(page, "Bild hochladen").filter({ hasText: "Bild hochladen" })).toBeFocused();

  await test.step("'/' in a text adds a block there; the rest of the text goes below it; one step back joins them", async () => {
    await text(1).click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Davor");
    await page.keyboard.press("Enter");
    // The test types in mid-text. The words behind the caret must not be lost.
    await page.keyboard.type("/statistik");
    await expect(page.getByRole("option")).toHaveText([/^Zahl/u]);
    await page.keyboard.press("Enter");
    const fact = page.getByRole("group", { name: "Zahl", exact: true });
    await expect(fact.getByLabel("Zahl", { exact: true })).toBeFocused();
    expect((await order(page)).slice(0, 3)).toEqual(["Text 1", "Zahl", "Text 2"]);
    await expect(text(1)).toHaveText("Davor");
    await expect(text(2)).toHaveText("Eins");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(fact).toHaveCount(0);
    await expect(text(1)).toContainText("Eins");
  });
});

test("the home page: title, picture and buttons are edited where they are, and a guest sees them", async ({
  page,
  request,
}) => {
  await openEditor(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await editorOf(page).title.fill("Hof am Hang");
  await button(page, "Knöpfe im Bild bearbeiten").click();
  const dialog = page.getByRole("dialog", { name: "Knöpfe im Bild bearbeiten" });
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("Aufschrift").first().fill("Zum Most");
  await dialog.getByLabel("Wohin er führt").first().fill("/Projekt");
  await button(page, "„Erlebnis“ entfernen").click();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByRole("link", { name: "Zum Most" })).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get("/")).text()).not.toContain("Hof am Hang");
  await editorOf(page).publish();
  const html = await (await request.get("/")).text();
  expect(html).toContain("Hof am Hang");
  expect(html).toMatch(/href="\/Projekt"[^>]*>Zum Most</u);
});

test("above a list a text is written in place, and 'Wie Gäste' shows exactly what a guest sees", async ({
  page,
  admin,
  request,
}) => {
  const draft = await publishNews(admin, { title: "Nur ein Entwurf", publish_date: null });
  await openEditor(page, "/Aktuelles");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Neues vom Hang.");
  await editorOf(page).publish();
  await expectAccessible(page);
  expect(await (await request.get("/Aktuelles")).text()).toContain("<p>Neues vom Hang.</p>");
  expect(await (await request.get("/Aktuelles?seite=2")).text()).not.toContain("<p>Neues vom Hang.</p>");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Nur ein Entwurf" })).toBeVisible();
  await page.getByRole("link", { name: "Wie Gäste" }).click();
  await expect(page.getByRole("link", { name: "Wie Gäste" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { name: "Nur ein Entwurf" })).toHaveCount(0);
  await expect(button(page, "Bearbeiten")).toHaveCount(0);
  await expect(button(page, "Neuer Eintrag")).toHaveCount(0);
  expect((await page.request.get(draft)).status()).toBe(404);
  await page.getByRole("link", { name: "Designmode" }).click();
  await expect(page.getByRole("heading", { name: "Nur ein Entwurf" })).toBeVisible();
  await expect(button(page, "Neuer Eintrag")).toBeVisible();
});
