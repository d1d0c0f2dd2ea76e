import type { APIRequestContext, Page } from "@playwright/test";
import { jpeg } from "../testing/pictures.ts";
import { fileIdsOf } from "./admin-api.ts";
import { addBlock, editorOf, openEditor, openProperties } from "./editor.ts";
import { adminTest as test, expect, expectAccessible, phoneOnly } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

type Stored = { _id: string; title: string; tags: string[]; publish_date: string | null };

async function create(fields: Record<string, unknown>): Promise<string> {
  const data = { title: "Vom Hof", content: ["<p>Es gibt Most.</p>"], tags: ["Aktuelles"], ...fields };
  const answer = await admin.post("/api/v0/entry", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { _id, tags } = (await answer.json()) as Stored;
  return `/${tags[0]}/${_id}`;
}

const stored = async (path: string) =>
  (await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()) as Stored;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").getByText(text, { exact: true }).first()).toBeVisible();

test.describe("nothing becomes public by accident", () => {
  test("a double click on 'Bearbeiten' publishes nothing, at any width", async ({ page }) => {
    const path = await create({});
    const heightOfHead = () =>
      page.locator("article > header").evaluate((head) => Math.round(head.getBoundingClientRect().height));
    await page.goto(path);
    for (const width of [1920, 1280, 1140, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await heightOfHead();
      const place = (await button(page, "Bearbeiten").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await button(page, "Bearbeiten").dblclick();
      await expect(button(page, "Veröffentlichen")).toBeVisible();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      if (width >= 1280) expect(await heightOfHead(), `the head at ${width}`).toBe(height);
      const under = await page.evaluate(({ x, y, width, height }) => {
        const columns = Array.from({ length: Math.floor(width) }, (_, index) => x + index);
        const hits = columns.map((column) => document.elementFromPoint(column, y + height / 2));
        return [...new Set(hits.map((hit) => hit?.closest("button")?.textContent ?? ""))];
      }, place);
      // On phones 'Speichern' is hidden. There, the second press of a double click opens no sheet.
      if (width >= 600) expect(under, `under the pointer at ${width}`).not.toContain("Veröffentlichen");
      await button(page, "Fertig").click();
    }
    await expect(page.getByText("veröffentlicht", { exact: true })).toHaveCount(0);
    expect((await stored(path)).publish_date).toBeNull();
  });

  test("a double click on 'Zurückziehen' does not publish again; both actions can be undone, even with the editor closed", async ({
    page,
  }) => {
    const path = await create({ publish_date: "2001-01-01T12:00:00.000Z" });
    const publishDate = expect.poll(async () => (await stored(path)).publish_date);
    await openEditor(page, path);
    await button(page, "Zurückziehen").dblclick();
    await said(page, "zurückgezogen");
    await publishDate.toBeNull();
    await button(page, "Rückgängig").click();
    await said(page, "veröffentlicht");
    await publishDate.toBe("2001-01-01T12:00:00.000Z");

    await test.step("so can the publication of a change, which stays as an unpublished one", async () => {
      const title = expect.poll(async () => (await stored(path)).title);
      const { title: before } = await stored(path);
      await editorOf(page).title.fill("Doch anders");
      await editorOf(page).pressPublish();
      await title.toBe("Doch anders");
      await button(page, "Rückgängig").click();
      await said(page, /^Öffentlich ist wieder die Fassung davor/u);
      await title.toBe(before);
      await expect(editorOf(page).title).toHaveValue("Doch anders");
      await editorOf(page).title.fill(before);
    });

    await button(page, "Zurückziehen").click();
    await publishDate.toBeNull();
    await editorOf(page).pressPublish();
    await publishDate.not.toBeNull();
    await button(page, "Fertig").click();
    await button(page, "Rückgängig").last().click();
    await publishDate.toBeNull();
    await expect(page.getByRole("region", { name: "Eintrag" }).getByText("Entwurf")).toBeAttached();
  });

  test("an unfinished entry is published only after a question that says what to do", async ({ page }) => {
    const file = { name: "Unbeschrieben.jpg", mimeType: "image/jpeg", buffer: await jpeg(640, 480, 6_401) };
    const [{ _id: mediamain }] = (await (await admin.post("/api/v0/upload", { multipart: { file } })).json()) as [
      Stored,
    ];
    const path = await create({ title: "Titel", content: [], tags: ["Veranstaltungen"], mediamain });
    await openEditor(page, path);
    await button(page, "Veröffentlichen").click();
    const question = page.getByRole("alertdialog", { name: "Veröffentlichen" });
    await expect(question.getByRole("listitem")).toContainText([/Titel/u, /Text/u, /1 Bild/u, /Termin/u]);
    await expectAccessible(page, "[role=alertdialog]");
    for (const [link, place] of [
      ["Zum Titel", editorOf(page).title],
      ["Zum Text", page.getByRole("textbox", { name: "Text", exact: true })],
      ["Zum Bild", page.getByRole("dialog", { name: "Bildbeschreibung" }).getByRole("textbox").first()],
      ["Zum Termin", page.getByRole("group", { name: "Termin" }).getByRole("spinbutton").first()],
    ] as const) {
      await question.getByRole("button", { name: link }).click();
      await expect(question).toBeHidden();
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
      if (link === "Zum Bild") {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("button", { name: "ohne Beschreibung" })).toBeFocused();
      }
      await button(page, "Veröffentlichen").click();
    }
    expect((await stored(path)).publish_date).toBeNull();
    await question.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
    await said(page, "veröffentlicht");
    const publishDate = expect.poll(async () => (await stored(path)).publish_date);
    await publishDate.not.toBeNull();
    await button(page, "Rückgängig").click();
    await said(page, "zurückgezogen");
    await publishDate.toBeNull();

    await test.step("so is a draft that is saved with a day to be public from, and it can be taken back too", async () => {
      await openProperties(page);
      const day = page.getByRole("group", { name: "Öffentlich ab" }).getByRole("spinbutton");
      for (const [index, text] of ["01", "02", "2001"].entries()) await day.nth(index).pressSequentially(text);
      await page.keyboard.press("ControlOrMeta+s");
      await question.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
      await publishDate.toMatch(/^2001-0/u);
      await button(page, "Rückgängig").last().click();
      await publishDate.toBeNull();
    });
  });
});

test("the button keeps and names a future publication date; without the date the entry is public at once", async ({
  page,
}) => {
  const path = await create({ title: "Erst später" });
  await openEditor(page, path);
  await openProperties(page);
  const day = page.getByRole("group", { name: "Öffentlich ab" }).getByRole("spinbutton");
  for (const [index, text] of ["01", "02", "2098"].entries()) await day.nth(index).pressSequentially(text);
  await expect(page.getByText(/^Erscheint am 01\/02\/2098 00:00 von selbst/u)).toBeVisible();
  await expect(button(page, "Veröffentlichen")).toBeHidden();
  await button(page, "Einplanen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Einplanen" }).click();
  await said(page, "geplant: erscheint am 01/02/2098 00:00");
  expect((await stored(path)).publish_date).toMatch(/^2098-01-31T23/u);
  await expect(button(page, "Einplanen")).toBeDisabled();
  for (const index of [0, 1, 2]) await day.nth(index).press("Backspace");
  for (const index of [1, 0, 2, 2, 2]) await day.nth(index).press("Backspace");
  await editorOf(page).publish();
  expect(Date.parse((await stored(path)).publish_date ?? "")).toBeLessThan(Date.parse("2098-01-01"));
});

test.describe("an end", () => {
  test("is said in words before and after, and refused at its field when it is over", async ({ page }) => {
    const path = await create({ title: "Nur bis dahin" });
    await openEditor(page, path);
    await openProperties(page);
    const end = page.getByRole("group", { name: "Öffentlich bis" });
    await expect(page.getByText("Leer: Der Eintrag bleibt öffentlich.")).toBeVisible();
    const part = (index: number) => end.getByRole("spinbutton").nth(index);
    for (const [index, text] of ["01", "02", "2001"].entries()) await part(index).pressSequentially(text);
    await editorOf(page).pressPublish();
    await expect(page.getByText("Das Ende muss nach der Veröffentlichung liegen.").first()).toBeVisible();
    await expect(part(0)).toBeFocused();
    await expect(part(0)).toBeInViewport();
    expect((await stored(path)).publish_date).toBeNull();

    await part(2).pressSequentially("2098");
    await expect(page.getByText("Wird am 01/02/2098 00:00 von selbst zurückgezogen.")).toBeVisible();
    await editorOf(page).publish();
    const panel = page.getByRole("region", { name: "Eintrag" });
    await expect(panel.getByText("wird am 01/02/2098 00:00 zurückgezogen")).toBeVisible();
    await expectAccessible(page, "[data-editor-panel]");
  });
});

test.describe("a new entry", () => {
  const drafts = async () =>
    (await (await admin.get("/api/v0/entry/?title=Titel&state=draft&limit=200")).json()) as Stored[];

  async function begin(page: Page): Promise<string> {
    await page.goto("/Aktuelles");
    await button(page, "Neuer Eintrag").click();
    await expect(editorOf(page).title).toBeFocused();
    return new URL(page.url()).pathname;
  }

  test("has an empty text that says what to do, and a title that the first click selects", async ({ page }) => {
    const path = await begin(page);
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await expect(text).toContainText("Hier klicken und den Text schreiben");
    await text.click();
    await page.keyboard.type("Erster Satz");
    await editorOf(page).title.click();
    await page.keyboard.type("Apfelfest");
    await button(page, "Speichern").click();
    await said(page, "gespeichert");
    expect(await stored(path)).toMatchObject({ title: "Apfelfest", content: ["<p>Erster Satz</p>"] });
    await button(page, "Fertig").click();
    expect(await stored(path)).toMatchObject({ title: "Apfelfest" });
  });

  test("leaves nothing behind if it is untouched or discarded; a reload continues it", async ({ page }) => {
    const before = (await drafts()).map(({ _id }) => _id);
    const path = await begin(page);
    // Reloads as the cookie banner does, because a reload by Playwright does not count as a navigation to the page.
    await Promise.all([page.waitForEvent("load"), page.evaluate(() => location.reload())]);
    await editorOf(page).title.click();
    await page.keyboard.type("Nach dem Neuladen");
    await button(page, "Fertig").click();
    await said(page, "gespeichert");
    expect(await stored(path)).toMatchObject({ title: "Nach dem Neuladen" });
    await test.step("another page, before the new entry has come", async () => {
      await page.goto("/Aktuelles");
      const answer = await holdAnswer(page, /trpc\/[^?]*entries\.create/u);
      await button(page, "Neuer Eintrag").click();
      await answer.asked;
      await page.getByRole("link", { name: "Admincenter", exact: true }).click();
      await expect(page).toHaveURL(/\/admincenter$/u);
      const made = page.waitForResponse(/entries\.create/u);
      answer.release();
      await made;
      await expect.poll(async () => (await drafts()).map(({ _id }) => _id)).toEqual(before);
      await expect(page).toHaveURL(/\/admincenter$/u);
    });
    for (const [way, leave] of [
      ["'Fertig'", () => button(page, "Fertig").click()],
      ["a link", () => page.getByRole("link", { name: "Admincenter", exact: true }).click()],
      ["the back button", () => page.goBack()],
      ["another address", () => page.goto("/Projekt")],
      [
        "'Verwerfen'",
        async () => {
          await page.keyboard.type("Doch nicht");
          await editorOf(page).discard();
          await expect(page).toHaveURL(/\/Aktuelles$/u);
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        },
      ],
      [
        "closing the tab",
        async () => {
          // Chromium without a window now and then drops the requests of a page that is closed, so the event comes before.
          await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
          await page.close({ runBeforeUnload: true });
        },
      ],
    ] as const)
      await test.step(way, async () => {
        await begin(page);
        await expect.poll(drafts).toHaveLength(before.length + 1);
        await leave();
        await expect.poll(async () => (await drafts()).map(({ _id }) => _id)).toEqual(before);
      });
  });
});

test.describe("nothing jumps, and the focus is never lost", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
  const long = (text: string) => `<h2>${text}</h2>${`<p>${"Ein Satz vom Hof. ".repeat(30)}</p>`.repeat(3)}`;

  test("what is read stays in its place when the editor opens and closes", async ({ page }) => {
    const path = await create({
      content: ["Eins", "Zwei", "Drei", "Vier"].map(long),
      publish_date: "2001-01-01T12:00:00.000Z",
      date: "2026-05-01",
    });
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Drei" });
    for (const how of ["mouse", "keyboard"] as const) {
      await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 220));
      const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
      const before = await top();
      if (how === "mouse") await openEditor(page);
      else await button(page, "Bearbeiten").press("Enter");
      await expect(editorOf(page).title).toBeAttached();
      await expect.poll(top, how).toBeCloseTo(before, -1);
      if (how === "keyboard") await expect(page.getByRole("textbox", { name: "Text 3" })).toBeFocused();
      await button(page, "Fertig").click();
      await expect(button(page, "Bearbeiten")).toBeFocused();
      await expect.poll(top, how).toBeCloseTo(before, -1);
    }
  });

  test("pictures stand in the editor as they stand on the page: the main picture, one beside a text, several below it", async ({
    page,
  }) => {
    const [main = "", ...others] = await fileIdsOf(admin, "image");
    const path = await create({
      mediamain: main,
      content: [long("Eins"), long("Zwei")],
      media: [others.slice(0, 1), others.slice(1, 6)],
    });
    const shapes = () =>
      page.getByRole("main").evaluate((element) =>
        [...element.querySelectorAll<HTMLImageElement>("figure img, section img")].slice(0, 7).map((img) => {
          const { left, width, height } = img.getBoundingClientRect();
          return [left, width, height].map(Math.round);
        }),
      );
    await page.goto(path);
    const onPage = await shapes();
    expect(onPage.length).toBeGreaterThan(5);
    await openEditor(page);
    await expect(editorOf(page).title).toBeVisible();
    await expect.poll(shapes).toEqual(onPage);
  });

  test("a new block is in sight and has the focus, whatever its kind", async ({ page }) => {
    await openEditor(page, await create({ content: [long("Eins"), long("Zwei"), long("Drei")] }));
    for (const kind of ["Bild", "Zum Herunterladen", "Links", "Zitat", "Aufruf mit Knopf", "Nächste Termine", "Text"]) {
      await button(page, "Baustein hinzufügen").click();
      await page.getByRole("menuitem", { name: kind, exact: true }).click();
      const focused = page.locator("[data-block] :focus");
      await expect(focused, kind).toBeVisible();
      await expect(focused, kind).toBeInViewport({ ratio: 0.9 });
      const bottom = await focused.evaluate((element) => element.getBoundingClientRect().bottom);
      const panel = await page.locator("[data-editor-panel]").boundingBox();
      expect(bottom, `${kind} above the panel`).toBeLessThanOrEqual(panel?.y ?? 0);
    }
  });

  test("the focus stays near what was pressed, whatever goes away", async ({ page }) => {
    const [first = "", second = ""] = await fileIdsOf(admin, "image");
    const gallery = { type: "gallery", settings: { myTitle: "Ernte", images: [{ file: first, caption: "" }] } };
    const path = await create({
      content: [long("Eins"), long("Zwei")],
      media: [[first, second]],
      mediamain: first,
      sections: [gallery],
      downloads: [first, second],
      links: [{ title: "Hof", url: "/Projekt" }],
    });
    await openEditor(page, path);
    const press = async (name: string | RegExp): Promise<void> => {
      await page.getByRole("button", { name }).first().press("Enter");
      // When a question closes, the focus returns a moment later.
      await expect.poll(() => focused(page), String(name)).not.toBe("BODY");
    };
    for (const name of [/^Bild entfernen/u, /^Bild entfernen/u, "„Text 1“ entfernen", "„Galerie Ernte“ entfernen"])
      await press(name);
    for (const name of [/aus der Liste nehmen$/u, /aus der Liste nehmen$/u, "„Hof“ entfernen", "Hauptbild entfernen"])
      await press(name);
    // The chosen or uploaded picture replaces the button that had the focus.
    const main = page.locator("[data-block=main]");
    await main.getByRole("button", { name: "Aus Dateien wählen" }).press("Enter");
    const picker = page.getByRole("dialog", { name: "Aus Dateien wählen" });
    await picker.getByRole("grid", { name: "Dateien" }).getByRole("row").first().locator("label").click();
    await picker.getByRole("button", { name: "Bild übernehmen" }).press("Enter");
    await expect(main.getByRole("button", { name: "Hauptbild entfernen" })).toBeAttached();
    await expect(main.locator("[data-takes-files]:focus")).toBeInViewport({ ratio: 1 });
    await press("Hauptbild entfernen");
    await main.getByRole("button", { name: "Hauptbild hochladen" }).focus();
    const file = { name: "Neues Hauptbild.jpg", mimeType: "image/jpeg", buffer: await jpeg(640, 480, 77) };
    await main.locator("input[type=file]").first().setInputFiles(file);
    await expect(main.getByRole("button", { name: "Hauptbild entfernen" })).toBeAttached();
    await expect(main.locator("[data-takes-files]:focus")).toBeInViewport({ ratio: 1 });
    await press("Hauptbild entfernen");
    await button(page, "Baustein hinzufügen").press("Enter");
    await page.keyboard.type("Absatz");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: /^Text/u }).last()).toBeFocused();
    await page
      .getByRole("button", { name: /^„Text.*“ entfernen$/u })
      .last()
      .press("Enter");
    await page.getByRole("button", { name: "Rückgängig", exact: true }).last().press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("article") !== null)).toBe(true);
    await press(/^Speichern/u);
    await said(page, "gespeichert");
    await expect(page.getByRole("button", { name: /^Speichern/u })).toBeFocused();
    await press("Veröffentlichen");
    await expect(page.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await said(page, "veröffentlicht");
    await expect.poll(() => focused(page)).toBe("BUTTON");
    await press("Zurückziehen");
    await said(page, "zurückgezogen");
    await expect.poll(() => focused(page)).toBe("BUTTON");
    await press("Löschen");
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/Aktuelles$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("a title shows its descenders; an address is completed by Ctrl+S too; lists and the round picture are switches", async ({
    page,
  }) => {
    const [mediamain] = await fileIdsOf(admin, "image");
    const path = await create({ title: "gjpqy", mediamain, tags: ["Aktuelles", "Obst"] });
    await openEditor(page, path);
    const title = editorOf(page).title;
    const { room, needed } = await title.evaluate((field) => {
      const context = document.createElement("canvas").getContext("2d");
      const { font, lineHeight, paddingBottom } = getComputedStyle(field);
      if (context) context.font = font;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxDescent } =
        context?.measureText("gjpqy") ?? new TextMetrics();
      const lead = (Number.parseFloat(lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
      return {
        room: fontBoundingBoxDescent + lead + Number.parseFloat(paddingBottom),
        needed: actualBoundingBoxDescent,
      };
    });
    expect(room).toBeGreaterThan(needed);
    await expectStateInWords(page);

    await test.step("an address without https is completed by Ctrl+S too, in the field and in the entry", async () => {
      await addBlock(page, "Links");
      await page.getByLabel("Bezeichnung").fill("Beispiel");
      await page.getByRole("combobox", { name: "Adresse" }).fill("www.example.org");
      await page.keyboard.press("ControlOrMeta+s");
      await said(page, "gespeichert");
      await expect(page.getByRole("combobox", { name: "Adresse" })).toHaveValue("https://www.example.org");
      expect(await stored(path)).toMatchObject({ links: [{ title: "Beispiel", url: "https://www.example.org" }] });
      await expect(button(page, "Fertig")).toBeVisible();
    });

    await test.step("lists and the round picture are switches, and the address follows", async () => {
      await openProperties(page);
      const place = page.getByRole("group", { name: "Steht in" });
      await place.getByText("Veranstaltungen").click();
      await place.getByText("Aktuelles").click();
      await page.getByText("Klein und rund zeigen").click();
      await button(page, "Speichern").click();
      await expect
        .poll(() => stored(path))
        .toMatchObject({ title: "gjpqy", tags: ["Obst", "Veranstaltungen"], avatar: true });
      await expect(page).toHaveURL(path.replace("Aktuelles", "Veranstaltungen"));
      await expect(page.getByRole("switch", { name: "Veranstaltungen" })).toBeChecked();
      await expectAccessible(page);
    });

    await test.step("an entry's own tags are typed, with levels, chosen by a button or by going on, and taken off", async () => {
      const own = page.getByRole("group", { name: "Schlagwörter" });
      const tag = own.getByRole("combobox", { name: "Schlagwort hinzufügen" });
      await tag.fill("Ernte | Äpfel");
      await own.getByRole("button", { name: "Hinzufügen" }).click();
      await expect(own.getByText("Ernte › Äpfel")).toBeVisible();
      await own.getByRole("button", { name: /Obst/u }).click();
      await tag.fill("Nicht | gewählt");
      await button(page, "Speichern").click();
      await expect
        .poll(async () => (await stored(path)).tags)
        .toEqual(["Veranstaltungen", "Ernte|Äpfel", "Nicht|gewählt"]);
    });
  });

  test(
    "on a phone the state of an entry is in words too, beside the steps at any width",
    phoneOnly,
    async ({ page }) => {
      await openEditor(page, await create({}));
      await expectStateInWords(page);
      await openEditor(page, await create({ publish_date: "2001-01-01T12:00:00.000Z" }));
      await page.setViewportSize({ width: 320, height: 640 });
      const panel = page.getByRole("region", { name: "Eintrag" });
      const end = await panel.getByText(/^Öffentlich seit/u).evaluate((state) => {
        const words = document.createRange();
        words.selectNodeContents(state);
        return words.getBoundingClientRect().right;
      });
      const next = await panel.getByRole("button", { name: "Weitere Schritte" }).boundingBox();
      expect(next?.x).toBeGreaterThan(end + 4);
    },
  );

  test("the panel takes at most a fifth of the window, and is never over the caret", async ({ page }) => {
    const path = await create({ content: [`<p>${"Ein Satz, der etwas länger ist. ".repeat(60).trim()}</p>`] });
    for (const [width, height] of [
      [390, 844],
      [390, 500],
      [640, 512],
      [844, 390],
      [320, 256],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openEditor(page, path);
      const panel = page.getByRole("region", { name: "Eintrag" });
      const box = await panel.boundingBox();
      expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(height / 5);
      await page.getByRole("textbox", { name: "Text", exact: true }).click({ position: { x: 30, y: 12 } });
      for (let line = 0; line < 24; line += 1) await page.keyboard.press("ArrowDown");
      const place = () =>
        page.evaluate(() => {
          const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
          const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const below = document.querySelector("[data-editor-panel]")?.getBoundingClientRect().top ?? 0;
          return { isBelowHeader: top >= header, isAbovePanel: bottom <= below };
        });
      await expect.poll(place, `${width} × ${height}`).toEqual({ isBelowHeader: true, isAbovePanel: true });
      if (width <= 768 || height <= 500) {
        await expect(panel.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeVisible();
        await panel.getByRole("button", { name: "Weitere Schritte" }).click();
        await expect(page.getByRole("button", { name: "Löschen", exact: true })).toBeVisible();
        await page.keyboard.press("Escape");
      }
    }
    await expectAccessible(page, "[data-editor-panel]");
  });

  async function expectStateInWords(page: Page): Promise<void> {
    const word = page.getByRole("region", { name: "Eintrag" }).getByText("Entwurf", { exact: true });
    await expect(word).toBeVisible();
    expect((await word.boundingBox())?.width).toBeGreaterThan(30);
  }
});
