// The file library: search, select, upload, describe, tag and remove, by mouse and by keyboard.
import type { APIRequestContext, Page } from "@playwright/test";
import { jpeg, pdf } from "../server/testing/pictures.ts";
import { phone, adminTest as test, expect, expectAccessible, followArea } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

let seed = 500;
const picture = async (name: string) => {
  seed += 1;
  return { name, mimeType: "image/jpeg", buffer: await jpeg(600, 400, seed) };
};

async function upload(name: string): Promise<string> {
  const file = name.endsWith(".pdf")
    ? { name, mimeType: "application/pdf", buffer: Buffer.concat([pdf, Buffer.from(`\n%${name}`)]) }
    : await picture(name);
  const answer = await admin.post("/api/v0/upload", { multipart: { file } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { _id: string }[])[0]?._id ?? "";
}

type Stored = { name: string; tags: string[] };
const stored = async (id: string) => (await (await admin.get(`/api/v0/file/${id}`)).json()) as Stored;
const files = (page: Page) => page.getByRole("grid", { name: "Dateien" });
const file = (page: Page, name: string) => files(page).getByRole("row", { name });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await file(page, name).locator("label").click();
}

/** The tags are beside the files, or behind a button. */
async function openTags(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole("button", { name: "Schlagwörter", exact: true }).click();
}

test("files are searched, filtered and paged, and the way back leads to the same place", async ({ page }) => {
  await upload("Suchbild Holunder.jpg");
  await page.goto("/admincenter/files");
  await expect(files(page).getByRole("row")).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Seite 2" }).click();
  await expect(page).toHaveURL(/page=2/u);
  await page.getByRole("searchbox", { name: "Dateien durchsuchen" }).fill("holunder");
  await expect(files(page).getByRole("row")).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=holunder$/u);
  await page.getByRole("button", { name: "Unbenutzt" }).click();
  await page.getByRole("button", { name: "Kürzlich hochgeladen" }).click();
  await expect(page).toHaveURL(/q=holunder&recent=1&unused=1$/u);
  await said(page, /^1 Datei$/u);
  await followArea(page, "Einträge");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Unbenutzt" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("searchbox").fill("gibtesnicht");
  await expect(page.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect(files(page).getByRole("row")).toHaveCount(10);
});

test("the layout that someone chose is there again, and its rows stand in columns", async ({ page }) => {
  await upload("Spalten.jpg");
  await upload("Spalten ohne Stift.pdf");
  await page.goto("/admincenter/files?q=Spalten");
  await page.getByRole("radio", { name: "Liste", exact: true }).click();
  await expect(files(page).getByRole("row")).toHaveCount(2);
  // In narrow windows the facts are a line of text.
  for (const [width, parts] of [
    [390, ["[aria-label^=Details]"]],
    [1280, ["time", "[aria-label^=Details]"]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // Both rows are measured at the same moment, and again until the layout is complete.
    await expect(async () => {
      const [one, other] = await files(page)
        .getByRole("row")
        .evaluateAll((rows, selector) => {
          const placesIn = (row: Element) =>
            [...row.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().x);
          return rows.map(placesIn);
        }, parts.join());
      expect(one).toHaveLength(parts.length);
      expect(one).toEqual(other);
    }).toPass();
  }
  await page.goto("/admincenter/files");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Liste", exact: true })).toBeChecked();
});

test("a library that cannot be reached is asked for again", async ({ page }) => {
  await page.route("**/trpc/**files.list**", (route) => route.abort());
  await page.goto("/admincenter/files");
  await expect(page.getByRole("heading", { name: "Die Dateien sind gerade nicht zu erreichen" })).toBeVisible();
  await page.unroute("**/trpc/**files.list**");
  await page.getByRole("button", { name: "Noch einmal versuchen", exact: true }).click();
  await expect(files(page).getByRole("row")).toHaveCount(10);
});

test("several files are deleted at once, after a question that says where they are used", async ({ page }) => {
  const ids = [await upload("Löschbar eins.jpg"), await upload("Löschbar zwei.jpg")];
  const entry = {
    title: "Mit Bild",
    content: ["<p>x</p>"],
    mediamain: ids[0],
    tags: ["Aktuelles"],
    publish_date: null,
  };
  expect((await admin.post("/api/v0/entry", { data: entry })).ok()).toBe(true);
  await page.goto("/admincenter/files?q=Löschbar");
  await select(page, "Löschbar eins.jpg", "Löschbar zwei.jpg");
  await expect(page.getByText("2 ausgewählt")).toBeVisible();
  await page.getByRole("toolbar").getByRole("button", { name: "Details", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "bitte nur ein Element auswählen" })).toBeVisible();
  await page.getByRole("toolbar").getByRole("button", { name: "Löschen", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "wirklich löschen?" });
  await expect(question.getByRole("link", { name: "Mit Bild" })).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await question.getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "2 Dateien gelöscht");
  await expect(page.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();
});

test("one file is deleted from its tile, and a refusal is said", async ({ page }) => {
  await upload("Bleibt.jpg");
  await page.goto("/admincenter/files?q=Bleibt");
  const tool = page.getByRole("button", { name: "„Bleibt.jpg“ löschen" });
  await expect(tool).toBeVisible();
  // Neither the removal nor the list that is asked for afterwards gets an answer: what is shown stays.
  const refusal = { message: "Nicht jetzt.", code: -32_000, data: { code: "C503", httpStatus: 503 } };
  let isDown = true;
  await page.route(/\/trpc\/.*(?:files\.removeMany|files\.list|tags\.tree)/u, (route) => {
    if (!isDown) return route.continue();
    if (!route.request().url().includes("removeMany")) return route.abort();
    return route.fulfill({ status: 503, json: [{ error: refusal }] });
  });
  const remove = async (): Promise<void> => {
    await tool.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
  };
  const isAsked = page.waitForEvent("requestfailed", (request) => request.url().includes("files.list"));
  await remove();
  await expect(page.getByRole("alert").filter({ hasText: "1 Datei nicht gelöscht: Nicht jetzt." })).toBeVisible();
  await isAsked;
  await expect(tool).toBeVisible();
  isDown = false;
  await remove();
  await said(page, "1 Datei gelöscht");
});

test("the selected are downloaded as one zip", async ({ page }) => {
  await upload("Zip eins.jpg");
  await upload("Zip zwei.pdf");
  await page.goto("/admincenter/files?q=Zip");
  await files(page).getByRole("row").first().focus();
  await page.keyboard.press("ControlOrMeta+a");
  const download = page.waitForEvent("download");
  await page.getByRole("toolbar").getByRole("button", { name: "Herunterladen", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/u);
});

test("many files are uploaded: the good arrive, the known is shown, the failed is tried again", async ({ page }) => {
  const known = await picture("Schon da.jpg");
  expect((await admin.post("/api/v0/upload", { multipart: { file: known } })).ok()).toBe(true);
  await page.goto("/admincenter/files");
  await page.route("**/api/v0/upload", (route) => route.abort(), { times: 1 });
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await picture("Erst nicht.jpg")]);
  const queue = page.getByRole("region", { name: "Hochladen" });
  await expect(queue.getByRole("alert")).toContainText("nicht hochgeladen");
  const again = { ...known, name: "Noch einmal.jpg" };
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([again, await picture("Neu eins.jpg"), await picture("Neu zwei.jpg")]);
  await said(page, "2 Dateien hochgeladen");
  await expect(queue.getByText("Gibt es schon als „Schon da.jpg“.")).toBeVisible();
  await expectAccessible(page);
  await queue.getByRole("button", { name: "„Erst nicht.jpg“ noch einmal versuchen" }).click();
  await expect(file(page, "Erst nicht.jpg")).toBeVisible();
  await expect(file(page, "Neu zwei.jpg")).toBeVisible();
  await queue.getByRole("button", { name: "Vorhandene zeigen" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "Schon da.jpg",
  );
});

test("what is said of an upload stands beside no button, and is gone by itself", async ({ page }) => {
  await page.goto("/admincenter/files");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await picture("Beiseite.jpg")]);
  const notice = page.getByRole("status").filter({ hasText: "1 Datei hochgeladen" });
  // It stays as long as the mouse is on it.
  await notice.hover();
  const [place, button] = await Promise.all([
    notice.boundingBox(),
    page.getByRole("button", { name: "Hochladen", exact: true }).boundingBox(),
  ]);
  expect(place?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  await page.mouse.move(0, 0);
  await expect(page.getByText("1 Datei hochgeladen")).toHaveCount(0);
});

test("a running upload is cancelled, and whoever leaves during one is asked", async ({ page }) => {
  await page.goto("/admincenter/files");
  await page.route("**/api/v0/upload", () => undefined);
  const names = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"];
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await Promise.all(names.map(picture)));
  const queue = page.getByRole("region", { name: "Hochladen" });
  await expect(queue.getByText("wartet")).toHaveCount(1);
  await queue.getByRole("button", { name: "„a.jpg“ abbrechen" }).click();
  await expect(queue.getByText("wartet")).toHaveCount(0);
  await expect(queue.getByText("0 von 3 Dateien")).toBeVisible();
  await followArea(page, "Einträge");
  const question = page.getByRole("alertdialog", { name: "Hochladen abbrechen?" });
  await question.getByRole("button", { name: "Bleiben", exact: true }).click();
  await expect(queue).toBeVisible();
  await followArea(page, "Einträge");
  await question.getByRole("button", { name: "Trotzdem verlassen" }).click();
  await expect(page.getByRole("heading", { name: "Einträge", exact: true })).toBeVisible();
});

test("what is too much for the storage space is not even sent", async ({ page }) => {
  const full = { total: 1_000, used: 999 };
  await page.route("**/trpc/**files.quota**", async (route) => {
    const answer = await route.fetch();
    const results = (await answer.json()) as { result: { data: object } }[];
    const names = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
    const json = results.map((one, index) => (names[index] === "files.quota" ? { result: { data: full } } : one));
    await route.fulfill({ json });
  });
  await page.goto("/admincenter/files");
  await expect(page.getByText("0 / 0 MB")).toBeVisible();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await picture("Zu viel.jpg")]);
  await expect(page.getByRole("region", { name: "Hochladen" }).getByRole("alert")).toContainText("Speicherplatz");
});

test("files are dropped anywhere, and pasted", async ({ page }) => {
  await page.goto("/admincenter/files");
  await expect(files(page)).toBeVisible();
  const send = async (name: string, how: "drop" | "paste"): Promise<void> => {
    const { buffer } = await picture(name);
    await page.evaluate(
      ([base64, name, how]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ""), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name ?? "", { type: "image/jpeg" }));
        const target = document.querySelector("[role=grid]") ?? document.body;
        const event =
          how === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
      },
      [buffer.toString("base64"), name, how],
    );
    await expect(file(page, name)).toBeVisible();
  };
  await send("Fallen gelassen.jpg", "drop");
  await send("Eingefügt.jpg", "paste");
});

test("what is said of a file is saved, and someone else's words are not overwritten unseen", async ({ page }) => {
  const id = await upload("Beschreiben.jpg");
  await page.goto("/admincenter/files?q=Beschreiben");
  await page.getByRole("button", { name: "Details zu „Beschreiben.jpg“" }).click();
  const dialog = page.getByRole("dialog", { name: "Details" });
  await dialog.getByRole("textbox", { name: "Beschreibung auf Deutsch" }).fill("Ein Hang mit Bäumen");
  await dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" }).fill("Süd");
  await dialog.getByRole("combobox", { name: "Unter" }).fill("Hänge");
  await dialog.getByRole("combobox", { name: "Unter" }).press("Enter");
  await expect(dialog.getByText("Hänge › Süd")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  // A tag that was typed and not added is saved too.
  await dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" }).fill("Streuobst");
  expect((await admin.put("/api/v0/file/", { data: { _id: id, name: "Anders genannt.jpg" } })).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Speichern", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Inzwischen hat jemand anderes gespeichert" });
  await expect(conflict.getByText("Anders genannt.jpg")).toBeVisible();
  await conflict.getByRole("button", { name: "Meine Fassung speichern" }).click();
  await said(page, "gespeichert");
  expect(await stored(id)).toMatchObject({ name: "Beschreiben.jpg", tags: ["Hänge|Süd", "Streuobst"] });
});

test("changed details are not lost by the escape key", async ({ page }) => {
  await upload("Esc.jpg");
  await page.goto("/admincenter/files?q=Esc");
  await page.getByRole("button", { name: "Details zu „Esc.jpg“" }).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Anders.jpg");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(name).toHaveValue("Anders.jpg");
});

test("a picture is exchanged wherever it is shown, the old one stays, and it is taken back", async ({ page }) => {
  const id = await upload("Inhalt.jpg");
  const alt = { de: "Ein Korb", en: "A basket", decorative: false };
  expect((await admin.put("/api/v0/file/", { data: { _id: id, alt } })).ok()).toBe(true);
  const entry = { title: "Mit Korb", content: ["<p>x</p>"], mediamain: id, media: [[id]], tags: ["Aktuelles"] };
  expect((await admin.post("/api/v0/entry", { data: entry })).ok()).toBe(true);
  await page.goto("/admincenter/files?q=Inhalt");
  await page.getByRole("button", { name: "Details zu „Inhalt.jpg“" }).click();
  const details = page.getByRole("dialog", { name: "Details" });
  await expect(details.getByText("600 × 400 Pixel")).toBeVisible();
  const open = details.getByRole("button", { name: "Bild überall austauschen", exact: true });
  const choosing = page.waitForEvent("filechooser");
  await open.press("Enter");
  const other = { name: "Anderes.jpg", mimeType: "image/jpeg", buffer: await jpeg(300, 500, 9_001) };
  await (await choosing).setFiles(other);

  const dialog = page.getByRole("dialog", { name: "Bild überall austauschen" });
  const [before, after] = [dialog.getByRole("figure", { name: "Bisher" }), dialog.getByRole("figure", { name: "Neu" })];
  await expect(before).toContainText("600 × 400 Pixel");
  await expect(after).toContainText("300 × 500 Pixel");
  await expect(dialog.getByRole("status").filter({ hasText: "an 2 Stellen" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Mit Korb" })).toBeVisible();
  await expect(dialog.getByText("Bisher: „Ein Korb“")).toBeVisible();
  await expect(dialog.getByLabel("Beschreibung auf Deutsch")).toHaveValue("");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("Beschreibung auf Deutsch").fill("Eine Kiste");
  await dialog.getByRole("button", { name: "Austauschen", exact: true }).click();
  await said(page, "überall ausgetauscht");
  await expect(details.getByText("300 × 500 Pixel")).toBeVisible();
  await expect(open).toBeFocused();
  await expect(details.getByLabel("Beschreibung auf Deutsch")).toHaveValue("Eine Kiste");
  const found = async () =>
    (await (await admin.get("/api/v0/file/?q=Inhalt&sort=name")).json()) as { name: string; width: number }[];
  expect((await found()).map(({ name, width }) => [name, width])).toEqual([
    ["Inhalt (bisher).jpg", 600],
    ["Inhalt.jpg", 300],
  ]);

  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await said(page, "wieder wie vorher");
  await expect(details.getByText("600 × 400 Pixel")).toBeVisible();
  await expect(details.getByLabel("Beschreibung auf Deutsch")).toHaveValue("Ein Korb");
  expect((await found()).map(({ name, width }) => [name, width])).toEqual([["Inhalt.jpg", 600]]);
});

test("the selected files are given a tag, and it is taken from them", async ({ page }) => {
  const ids = [await upload("Tag eins.jpg"), await upload("Tag zwei.jpg")];
  await page.goto("/admincenter/files?q=Tag");
  await select(page, "Tag eins.jpg", "Tag zwei.jpg");
  await page.getByRole("toolbar").getByRole("button", { name: "Schlagwort vergeben", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Schlagwort an 2 Dateien vergeben" });
  // Levels are chosen, not typed.
  await dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" }).fill("20|26");
  await expect(dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" })).toHaveValue("2026");
  await dialog.getByRole("combobox", { name: "Unter" }).fill("Ernte");
  await expectAccessible(page, "[role=dialog]");
  const list = await holdAnswer(page, /trpc\/[^?]*files\.list/u);
  await dialog.getByRole("button", { name: "Vergeben", exact: true }).click();
  await said(page, "Schlagwort vergeben: 2 Dateien");
  expect(await Promise.all(ids.map(stored))).toMatchObject([{ tags: ["Ernte|2026"] }, { tags: ["Ernte|2026"] }]);
  await page.getByRole("toolbar").getByRole("button", { name: "Schlagwort entfernen", exact: true }).click();
  // The list with the new tags comes while the question is open.
  await expect(page.getByText("Keine der ausgewählten Dateien hat ein Schlagwort.")).toBeVisible();
  await list.asked;
  list.release();
  await page.getByRole("button", { name: "Schlagwort „Ernte › 2026“ entfernen" }).click();
  await said(page, "Schlagwort entfernt: 2 Dateien");
  expect((await stored(ids[0] ?? "")).tags).toEqual([]);
});

test(
  "tags are made, renamed, moved and deleted without a mouse's drag, and a tag shows all below it",
  phone,
  async ({ page }) => {
    const id = await upload("Baum.jpg");
    expect((await admin.put("/api/v0/file/", { data: { _id: id, tags: ["Bäume|Alt"] } })).ok()).toBe(true);
    await page.goto("/admincenter/files");
    await openTags(page);
    const tree = page.getByRole("treegrid", { name: "Schlagwörter der Dateien" });
    await page.getByRole("textbox", { name: "Neues Schlagwort", exact: true }).fill("Garten");
    await page.keyboard.press("Enter");
    await said(page, "Schlagwort angelegt");
    await expect(tree.getByRole("row", { name: "Garten" })).toBeVisible();
    await expectAccessible(page, isNarrow(page) ? "[role=dialog]" : "aside");

    const change = async (name: string, what: string): Promise<void> => {
      await page.getByRole("button", { name: `Schlagwort „${name}“ ändern` }).click();
      await page.getByRole("menuitem", { name: what }).click();
    };
    await change("Garten", "Umbenennen");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Gärten");
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await said(page, "Schlagwort umbenannt");
    await change("Bäume", "Verschieben");
    const parent = page.getByRole("dialog", { name: "„Bäume“ verschieben" }).getByRole("combobox");
    await parent.fill("Gärten");
    await expect(page.getByRole("option")).toHaveText(["Bilder › Bienengarten", "Gärten"]);
    await parent.press("ArrowDown");
    await parent.press("ArrowDown");
    await parent.press("Enter");
    await said(page, "Schlagwort verschoben");
    expect((await stored(id)).tags).toEqual(["Gärten|Bäume|Alt"]);

    await tree.getByRole("row", { name: "Gärten" }).click();
    await expect(page).toHaveURL(/tag=G%C3%A4rten/u);
    await expect(files(page).getByRole("row")).toHaveCount(1);
    await openTags(page);
    await change("Gärten", "Löschen");
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
    await said(page, "Schlagwort gelöscht");
    expect((await stored(id)).tags).toEqual([]);
  },
);

test("a tag that is made while the first list is still on its way stands in the tree", async ({ page }) => {
  const isMade = page.waitForResponse((answer) => answer.url().includes("tags.create"));
  await page.route("**/trpc/**tags.tree**", async (route) => {
    const answer = await route.fetch();
    await isMade;
    await route.fulfill({ response: answer });
  });
  await page.goto("/admincenter/files");
  await page.getByRole("textbox", { name: "Neues Schlagwort", exact: true }).fill("Inzwischen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("treegrid").getByRole("row", { name: "Inzwischen", exact: true })).toBeVisible();
});

test("a file is dragged onto a tag, by keyboard and by mouse", async ({ page }) => {
  const ids = [await upload("Ziehen eins.jpg"), await upload("Ziehen zwei.jpg")];
  expect((await admin.put("/api/v0/file/", { data: { _id: ids[1], tags: ["Ablegen"] } })).ok()).toBe(true);
  await page.goto("/admincenter/files?q=Ziehen");
  const tag = page.getByRole("treegrid").getByRole("row", { name: "Ablegen", exact: true });
  await expect(tag).toBeVisible();
  const handle = page.getByRole("button", { name: "„Ziehen eins.jpg“ ziehen" });
  await file(page, "Ziehen eins.jpg").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(handle).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tag).toHaveAttribute("data-drop-target", "true");
  await page.keyboard.press("Enter");
  await said(page, "Schlagwort vergeben");
  expect((await stored(ids[0] ?? "")).tags).toEqual(["Ablegen"]);

  const third = await upload("Ziehen drei.jpg");
  await page.reload();
  await file(page, "Ziehen drei.jpg").dragTo(tag);
  await expect.poll(async () => (await stored(third)).tags).toEqual(["Ablegen"]);
});

test("the storage space says what needs the room, and leads to it", async ({ page }) => {
  await upload("Ungenutzt.pdf");
  await page.goto("/admincenter/files");
  await expect(page.getByText(/^[\d,.]+ \/ 5\.000 MB$/u)).toBeVisible();
  const open = page.getByRole("button", { name: "Was braucht den Platz?" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Speicherplatz" });
  await dialog.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByRole("heading", { name: "Die größten Dateien" })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Unbenutzt: Unter Dateien ansehen" }).click();
  await expect(page).toHaveURL(/unused=1/u);
  // The dialog's own button has the same name while the dialog closes.
  await expect(page.getByRole("button", { name: "Unbenutzt", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("the focus stays near where the keyboard was: after the last page, a deleted row, the pencil", async ({
  page,
}) => {
  await upload("Stift.jpg");
  for (const title of ["Fokuszeile A", "Fokuszeile B", "Fokuszeile C"])
    expect((await admin.post("/api/v0/entry", { data: { title, tags: ["Aktuelles"] } })).ok()).toBe(true);
  await page.goto("/admincenter/files");
  const pages = page.getByRole("navigation", { name: "Seiten" });
  const next = pages.getByRole("link", { name: "Nächste Seite" });
  const last = await pages.getByRole("listitem").last().innerText();
  for (let shown = 1; shown < Number(last); shown += 1) {
    await next.focus();
    await page.keyboard.press("Enter");
    const current = pages.getByRole("link", { name: `Seite ${shown + 1}`, exact: true });
    await expect(current).toHaveAttribute("aria-current", "page");
  }
  await expect(next).toHaveCount(0);
  await expect(pages.getByRole("link", { name: `Seite ${last}`, exact: true })).toBeFocused();

  await page.goto("/admincenter/entries?q=Fokuszeile");
  const rows = page.getByRole("table").locator("tbody a");
  await expect(rows).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    const place = Math.min(1, left);
    const after = (await rows.allInnerTexts()).filter((_title, index) => index !== place);
    await page
      .getByRole("button", { name: /^„Fokuszeile .“ löschen$/u })
      .nth(place)
      .press("Enter");
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true });
    await confirm.press("Enter");
    await expect(rows).toHaveCount(left);
    const heir = after[Math.min(place, left - 1)];
    await expect(
      heir ? rows.filter({ hasText: heir }) : page.getByRole("heading", { name: "Einträge", exact: true }),
    ).toBeFocused();
  }

  await page.goto("/admincenter/files?q=Stift.jpg");
  await page.getByRole("button", { name: "„Stift.jpg“ bearbeiten" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Bild bearbeiten" })).toBeFocused();
});
