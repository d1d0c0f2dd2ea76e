import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { jpeg } from "../testing/pictures.ts";
import { fileIdsOf, publishNews } from "./admin-api.ts";
import { editorOf, openEditor } from "./editor.ts";
import { phone, adminTest as test, expect, expectAccessible } from "./fixtures.ts";

let admin: APIRequestContext;
let images: string[];
test.beforeAll(async ({ admin: api }) => {
  admin = api;
  images = await fileIdsOf(admin, "image");
});

const published = (settings: Record<string, unknown> = {}) => {
  const gallery = {
    myTitle: "Ernte",
    images: images.slice(0, 3).map((file, index) => ({ file, caption: `Bildtext ${index + 1}` })),
    ...settings,
  };
  return publishNews(admin, { title: "Galerien", sections: [{ type: "gallery", settings: gallery }] });
};

type Stored = { sections: { settings: { myInterval: number; images: { file: string; caption: string }[] } }[] };
const idOf = (path: string) => path.split("/").at(-1) ?? "";
const stored = async (path: string) => {
  const entry = (await (await admin.get(`/api/v0/entry/${idOf(path)}`)).json()) as Stored;
  return entry.sections.map(({ settings }) => settings);
};

const browser = (page: Page) => page.getByRole("dialog", { name: "Galerie bearbeiten" });
const preview = (page: Page) => browser(page).getByRole("region", { name: "Vorschau" });
const captions = (page: Page) => browser(page).getByRole("textbox", { name: /^Bildtext zu/u });
const button = (part: Page | Locator, name: string | RegExp) => part.getByRole("button", { name });
const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const said = (page: Page, text: string) =>
  expect(page.getByRole("status").getByText(text, { exact: true })).toBeVisible();

async function saved(page: Page): Promise<void> {
  await said(page, "Die Änderungen sind gespeichert, aber noch nicht öffentlich.");
  await editorOf(page).publish();
}

async function open(page: Page, path: string, title = "Ernte"): Promise<void> {
  await page.goto(path);
  await button(page, `Galerie bearbeiten: ${title}`).click();
  await expect(browser(page)).toBeVisible();
}

test(
  "a new gallery takes two pictures from the library and one from the disk, and a guest sees it",
  phone,
  async ({ page, isMobile, browser: chromium }) => {
    const path = await publishNews(admin, { title: "Noch ohne Galerie", content: ["<p>Text</p>"] });
    await openEditor(page, path);
    await button(page, "Baustein hinzufügen").click();
    await page.getByRole("menuitem", { name: "Galerie" }).click();
    await expect(preview(page)).toContainText("Noch keine Bilder");
    await expectAccessible(page, "[role=dialog]");
    // On touch screens, users cannot drag a file into the window.
    await expect(browser(page).getByText("oder hierher ziehen")).toBeVisible({ visible: !isMobile });
    await button(browser(page), "Aus Dateien wählen").click();
    const picker = page.getByRole("dialog", { name: "Aus Dateien wählen" });
    const rows = picker.getByRole("grid", { name: "Dateien" }).getByRole("row");
    await expect(rows).toHaveCount(10);
    await expect(
      picker.getByRole("navigation", { name: "Seiten" }).getByRole("button", { name: "Seite 3", exact: true }),
    ).toBeVisible();
    await expect(button(picker, "Abbrechen")).toBeInViewport({ ratio: 1 });
    await button(picker, "Seite 2").click();
    await expect(button(picker, "Seite 2")).toHaveAttribute("aria-current", "page");
    await button(picker, "Vorherige Seite").click();
    for (const row of [0, 1]) await rows.nth(row).locator("label").click();
    await button(picker, "2 Bilder übernehmen").click();
    await expect(captions(page)).toHaveCount(2);
    await expect(button(browser(page), "Aus Dateien wählen")).toBeFocused();
    const file = { name: "Neues Obst.jpg", mimeType: "image/jpeg", buffer: await jpeg(800, 600, 931) };
    await browser(page).locator("input[type=file]").setInputFiles(file);
    await expect(captions(page)).toHaveCount(3);
    await expect(preview(page).getByText("Bild 1 von 3")).toBeVisible();

    await test.step("the files that were chosen last are offered; a double click or Enter takes one", async () => {
      const takeOut = async (): Promise<void> => {
        await expect(picker).toHaveCount(0);
        await expect(captions(page)).toHaveCount(4);
        await button(browser(page).getByRole("row").last(), /aus der Galerie nehmen$/u).click();
        await expect(captions(page)).toHaveCount(3);
        await button(browser(page), "Aus Dateien wählen").click();
      };
      await button(browser(page), "Aus Dateien wählen").click();
      const name = await rows.nth(4).getAttribute("aria-label");
      await rows.nth(4).dblclick();
      await takeOut();
      await button(picker, "Zuletzt benutzt").click();
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toHaveAccessibleName(name ?? "");
      await rows.first().focus();
      await page.keyboard.press("Enter");
      await takeOut();
      await button(picker, "Abbrechen").click();
    });

    await button(browser(page), "Aus Dateien wählen").focus();
    for (const key of ["Tab", "End", ...Array.from({ length: 4 }, () => "Tab")]) await page.keyboard.press(key);
    await expect(button(browser(page), "„Neues Obst.jpg“ nach vorn")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(browser(page).getByText("„Neues Obst.jpg“ ist jetzt Bild 2 von 3.")).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(captions(page).first()).toHaveAccessibleName("Bildtext zu „Neues Obst.jpg“");
    await expect(button(browser(page), "„Neues Obst.jpg“ nach hinten")).toBeFocused();
    await captions(page).first().fill("Äpfel, Birnen und Quitten");
    await expect(preview(page).getByText("Äpfel, Birnen und Quitten")).toBeVisible();
    await browser(page).getByRole("tab", { name: "Einstellungen", exact: true }).click();
    await browser(page).getByRole("textbox", { name: "Titel", exact: true }).fill("Obst im Korb");
    await browser(page).getByText("Titel über der Galerie zeigen").click();
    await expect(preview(page).getByRole("heading", { name: "Obst im Korb" })).toBeVisible();
    await button(browser(page), "Speichern").click();
    await saved(page);

    const guest = await chromium.newPage();
    await guest.goto(new URL(path, page.url()).href);
    const gallery = guest.getByRole("region", { name: "Obst im Korb" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText("Bild 1 von 3")).toBeVisible();
    await expect(gallery.getByText("Äpfel, Birnen und Quitten")).toBeVisible();
    await expect(button(guest, /Galerie bearbeiten/u)).toHaveCount(0);
    await guest.close();
  },
);

test("pictures are put in order by keyboard and by mouse, taken out and back; cancelling takes everything back, and can itself be taken back", async ({
  page,
}) => {
  await open(page, await published());
  await expect.poll(() => valuesOf(captions(page))).toEqual(["Bildtext 1", "Bildtext 2", "Bildtext 3"]);
  await button(browser(page), "Aus Dateien wählen").focus();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await expect(button(browser(page).getByRole("row").first(), /verschieben$/u)).toBeFocused();
  await page.keyboard.press("Enter");
  // With the keyboard, users reach each position between two pictures, and screen readers announce it.
  await expect(browser(page).locator("[data-drop-target]")).toHaveCount(1);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => valuesOf(captions(page))).toEqual(["Bildtext 2", "Bildtext 3", "Bildtext 1"]);
  await expect(preview(page).getByText("Bildtext 2")).toBeVisible();
  await button(browser(page).getByRole("row").nth(1), /aus der Galerie nehmen/u).click();
  await expect.poll(() => valuesOf(captions(page))).toEqual(["Bildtext 2", "Bildtext 1"]);
  await expect(preview(page).getByText(/von 2$/u)).toBeVisible();
  await button(page, "Rückgängig").click();
  await expect.poll(() => valuesOf(captions(page))).toEqual(["Bildtext 2", "Bildtext 3", "Bildtext 1"]);

  const rows = browser(page).getByRole("row");
  await rows.nth(2).dragTo(rows.first(), { targetPosition: { x: 120, y: 3 } });
  await expect.poll(() => valuesOf(captions(page))).toEqual(["Bildtext 1", "Bildtext 2", "Bildtext 3"]);

  await test.step("a caption is written with every key, and the preview shows its picture", async () => {
    const caption = captions(page).nth(2);
    await caption.click();
    await expect(caption).toBeFocused();
    await caption.fill("a b");
    await expect(caption).toHaveValue("a b");
    await caption.press("Home");
    await page.keyboard.type("Rote ");
    await caption.press("ArrowRight");
    await caption.press("ArrowDown");
    await caption.press("Delete");
    await expect(caption).toHaveValue("Rote a b");
    await expect(caption).toBeFocused();
    await expect(preview(page).getByRole("group", { name: "Bild 3 von 3" })).toContainText("Rote a b");
    await caption.press("Tab");
    await expect(caption).not.toBeFocused();
  });

  await captions(page).first().fill("Vorschnell");
  await button(browser(page), /aus der Galerie nehmen$/u)
    .last()
    .click();
  await expect(captions(page)).toHaveCount(2);
  await button(browser(page), "Abbrechen").click();
  await expect(page.getByRole("region", { name: "Ernte" })).toContainText("Bildtext 1");
  await expect(page.getByText("Änderungen noch nicht öffentlich")).toHaveCount(0);
  await button(page, "Rückgängig").click();
  await button(page, "Galerie bearbeiten: Ernte").click();
  await expect(captions(page).first()).toHaveValue("Vorschnell");
  await expect(captions(page)).toHaveCount(2);
});

test("every setting shows at once, and is stored; an interval that no gallery takes is refused at its field", async ({
  page,
}) => {
  const path = await published({ myTitle: "", myShowTitle: true });
  await open(page, path, "ohne Titel");
  await browser(page).getByRole("tab", { name: "Einstellungen", exact: true }).click();
  await expectAccessible(page, "[role=dialog]");
  const picture = preview(page).getByRole("img").first();
  const group = (name: string) => browser(page).getByRole("radiogroup", { name });
  await group("Bilder auf der Seite").getByText("Strecken").click();
  await expect(picture).toHaveCSS("object-fit", "fill");
  await group("Bilder auf der Seite").getByText("Einpassen").click();
  await expect(picture).toHaveCSS("object-fit", "contain");
  await group("Ausrichtung").getByRole("radio", { name: "Mitte Mitte" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(group("Ausrichtung").getByRole("radio", { name: "oben links", exact: true })).toBeChecked();
  await expect(picture).toHaveCSS("object-position", "0% 0%");
  await group("Laufrichtung").getByText("Senkrecht").click();
  await group("Bilder im Vollbild").getByText("Füllen").click();
  await button(preview(page), "Bild vergrößern").click();
  await page.keyboard.press("Escape");
  await expect(browser(page)).toBeVisible();
  await group("Beim Anklicken").getByText("Nichts").click();
  await expect(button(preview(page), "Bild vergrößern")).toHaveCount(0);
  const interval = browser(page).getByRole("textbox", { name: "Anzeigedauer" });
  for (const wrong of ["0,4", "601", "5 Sekunden", ""]) {
    await interval.fill(wrong);
    await browser(page).getByRole("tab", { name: "Bilder", exact: true }).click();
    await button(browser(page), "Speichern").click();
    await expect(interval).toBeFocused();
    await expect(interval).toHaveAccessibleDescription(/Zahl von 0,5 bis 600/u);
  }
  await expectAccessible(page, "[role=dialog]");
  expect(await stored(path)).toMatchObject([{ myInterval: 5000 }]);
  await interval.fill("0,7");
  await browser(page).getByRole("textbox", { name: "Titel", exact: true }).fill("Alles gesetzt");
  await expect(preview(page).getByRole("heading", { name: "Alles gesetzt" })).toBeVisible();
  await button(browser(page), "Speichern").click();
  await saved(page);
  expect(await stored(path)).toMatchObject([
    {
      myTitle: "Alles gesetzt",
      myShowTitle: true,
      myInterval: 700,
      mySize: "fit",
      myOnClick: "none",
      mySizeClick: "cropcover",
      pivot: "vertical",
      positionX: "left",
      positionY: "top",
    },
  ]);
});

test("unpublished pictures survive a reload, and another editor's save", async ({ page }) => {
  const path = await published();
  await open(page, path);
  await captions(page).first().fill("Meine Worte");
  await button(browser(page), "Speichern").click();
  await said(page, "Die Änderungen sind gespeichert, aber noch nicht öffentlich.");
  const write = async (data: object) =>
    expect((await admin.put(`/api/v0/entry/${idOf(path)}`, { data })).ok()).toBe(true);
  const { sections } = (await (await admin.get(`/api/v0/entry/${idOf(path)}`)).json()) as {
    sections: { settings: { images: object[] } }[];
  };
  await write({ title: "Von jemand anderem" });
  await page.reload();
  await expect(editorOf(page).title).toHaveValue("Von jemand anderem");
  await button(page, "Galerie bearbeiten: Ernte").click();
  await expect(captions(page).first()).toHaveValue("Meine Worte");
  await button(browser(page), "Abbrechen").click();
  const inOtherWords = (images: object[]): object[] => images.map((image) => ({ ...image, caption: "Andere Worte" }));
  await write({
    sections: sections.map((section) => ({
      ...section,
      settings: { ...section.settings, myTitle: "Lese", images: inOtherWords(section.settings.images) },
    })),
  });
  const conflict = page.getByRole("dialog", { name: "Zwei haben dieselbe Stelle geändert" });
  const publishNow = button(page, "Jetzt veröffentlichen");
  await button(page, "Veröffentlichen").click();
  // The editor may find the other save by itself, while the sheet is open.
  await expect(async () => {
    if (!(await conflict.isVisible())) await publishNow.click({ timeout: 1_000 });
    await expect(conflict).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(conflict.getByText("Galerie „Ernte“: 3 Bilder")).toBeVisible();
  await expect(conflict.getByText("Galerie „Lese“: 3 Bilder")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await button(conflict, "Meine Fassung nehmen").click();
  await expect(conflict).toHaveCount(0);
  if (await publishNow.isVisible()) await page.keyboard.press("Escape");
  await editorOf(page).publish();
  // Only the other editor has changed the title, so both changes are kept.
  expect((await stored(path))[0]).toMatchObject({ myTitle: "Lese", images: [{ caption: "Meine Worte" }, {}, {}] });
});

test("a gallery is removed, and comes back by 'undo'", async ({ page }) => {
  const path = await published();
  await openEditor(page, path);
  await button(page, "„Galerie Ernte“ entfernen").click();
  await expect(button(page, "Galerie bearbeiten: Ernte")).toHaveCount(0);
  await button(page, "Rückgängig").click();
  await expect(button(page, "Galerie bearbeiten: Ernte")).toBeVisible();
  await button(page, "„Galerie Ernte“ entfernen").click();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await saved(page);
  expect(await stored(path)).toEqual([]);
});

test("the home page's gallery is edited where it stands", async ({ page }) => {
  await page.goto("/");
  const pencil = button(page, "Galerie bearbeiten: Ein Jahr am Hang");
  await pencil.scrollIntoViewIfNeeded();
  const place = (await pencil.boundingBox())?.y ?? 0;
  await pencil.click();
  await expect(captions(page)).toHaveCount(5);
  // The list's lower edge would cut off buttons, and axe would report them as too small.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await browser(page).evaluate((element) => Object.assign(element.style, { height: "1000px", maxHeight: "none" }));
  await expectAccessible(page, "[role=dialog]");
  await page.setViewportSize({ width: 1280, height: 800 });
  // If a tooltip were open under the mouse, it would handle the Escape key.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(browser(page)).toBeHidden();
  await expect(pencil).toBeFocused();
  await expect(pencil).toBeInViewport();
  await expect.poll(async () => (await pencil.boundingBox())?.y).toBeCloseTo(place, -1);
  await expectAccessible(page, "main");
});
