import type { APIRequestContext, Page } from "@playwright/test";
import { animatedPng, jpeg, pdf } from "../testing/pictures.ts";
import { phoneOnly, adminTest as test, expect, expectAccessible, followArea } from "./fixtures.ts";
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
const find = (page: Page, text: string) => page.getByRole("searchbox", { name: "Dateien durchsuchen" }).fill(text);
const details = (page: Page) => page.getByRole("dialog", { name: "Details" });

async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await file(page, name).locator("label").click();
}

async function tagged(id: string | undefined, tags: string[]): Promise<void> {
  expect((await admin.put("/api/v0/file/", { data: { _id: id, tags } })).ok()).toBe(true);
}

test("files are searched, filtered and paged, and the way back leads to the same place; a layout is kept", async ({
  page,
}) => {
  for (const name of ["Suchbild Holunder.jpg", "Spalten.jpg", "Spalten ohne Stift.pdf"]) await upload(name);
  await test.step("a library that cannot be reached is asked for again", async () => {
    await page.route("**/trpc/**files.list**", (route) => route.abort());
    await page.goto("/admincenter/files");
    await expect(page.getByRole("heading", { name: "Die Dateien sind gerade nicht zu erreichen" })).toBeVisible();
    await page.unroute("**/trpc/**files.list**");
    await page.getByRole("button", { name: "Noch einmal versuchen", exact: true }).click();
    await expect(files(page).getByRole("row")).toHaveCount(10);
    await expectAccessible(page);
  });

  await page.getByRole("link", { name: "Seite 2" }).click();
  await expect(page).toHaveURL(/page=2/u);
  await find(page, "holunder");
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

  await test.step("the layout that someone chose is there again, and its rows stand in columns", async () => {
    await page.getByRole("radio", { name: "Liste", exact: true }).click();
    await expectAccessible(page);
    await find(page, "Spalten");
    await expect(files(page).getByRole("row")).toHaveCount(2);
    for (const [width, parts] of [
      [390, ["[aria-label^=Details]"]],
      [1280, ["time", "[aria-label^=Details]"]],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      // Measures both rows at the same moment, until the layout is complete.
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
    await page.reload();
    await expect(page.getByRole("radio", { name: "Liste", exact: true })).toBeChecked();
  });
});

test("several files are downloaded as one zip, and deleted after a question that says where they are used; a refusal is said", async ({
  page,
}) => {
  const ids = [await upload("Löschbar eins.jpg"), await upload("Löschbar zwei.pdf")];
  await upload("Bleibt.jpg");
  const entry = {
    title: "Mit Bild",
    content: ["<p>x</p>"],
    mediamain: ids[0],
    tags: ["Aktuelles"],
    publish_date: null,
  };
  expect((await admin.post("/api/v0/entry", { data: entry })).ok()).toBe(true);
  await page.goto("/admincenter/files?q=Löschbar");
  await files(page).getByRole("row").first().focus();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(page.getByText("2 ausgewählt")).toBeVisible();
  const tools = page.getByRole("toolbar");
  const download = page.waitForEvent("download");
  await tools.getByRole("button", { name: "Herunterladen", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/u);
  await tools.getByRole("button", { name: "Details", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "bitte nur ein Element auswählen" })).toBeVisible();
  await tools.getByRole("button", { name: "Löschen", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "wirklich löschen?" });
  await expect(question.getByRole("link", { name: "Mit Bild" })).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await question.getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "2 Dateien gelöscht");
  await expect(page.getByRole("heading", { name: "Nichts gefunden" })).toBeVisible();

  await find(page, "Bleibt");
  const tool = page.getByRole("button", { name: "„Bleibt.jpg“ löschen" });
  await expect(tool).toBeVisible();
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
  await said(page, "“ gelöscht");
});

test("many files are uploaded, dropped and pasted: the good arrive, the known is shown, the failed is tried again", async ({
  page,
}) => {
  const known = await picture("Schon da.jpg");
  expect((await admin.post("/api/v0/upload", { multipart: { file: known } })).ok()).toBe(true);
  await page.goto("/admincenter/files");
  const choose = async (...chosen: Awaited<ReturnType<typeof picture>>[]): Promise<void> =>
    page.locator("input[type=file]").first().setInputFiles(chosen);
  const queue = page.getByRole("region", { name: "Hochladen" });

  await test.step("what is said of an upload stands beside no button, and is gone by itself", async () => {
    await choose(await picture("Beiseite.jpg"));
    const notice = page.getByRole("status").filter({ hasText: "1 Datei ist hochgeladen." });
    // While the mouse is over the notice, the notice stays.
    await notice.hover();
    const [place, button] = await Promise.all([
      notice.boundingBox(),
      page.getByRole("button", { name: "Hochladen", exact: true }).boundingBox(),
    ]);
    expect(place?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    await page.mouse.move(0, 0);
    await expect(page.getByText("1 Datei ist hochgeladen.")).toHaveCount(0);
  });

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

  await page.route("**/api/v0/upload", (route) => route.abort(), { times: 1 });
  await choose(await picture("Erst nicht.jpg"));
  await expect(queue.getByRole("alert")).toContainText("nicht hochgeladen");
  await choose({ ...known, name: "Noch einmal.jpg" }, await picture("Neu eins.jpg"), await picture("Neu zwei.jpg"));
  await said(page, "2 Dateien sind hochgeladen.");
  await expect(queue.getByText("Gibt es schon als „Schon da.jpg“.")).toBeVisible();
  await expectAccessible(page);
  await queue.getByRole("button", { name: "„Erst nicht.jpg“ noch einmal versuchen" }).click();
  await expect(file(page, "Erst nicht.jpg")).toBeVisible();
  await expect(file(page, "Neu zwei.jpg")).toBeVisible();
  await queue.getByRole("button", { name: "Vorhandene zeigen" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "Schon da.jpg",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await test.step("a notice about a stored file stays at its row until it is taken away", async () => {
    await choose({ name: "Bewegt.png", mimeType: "image/png", buffer: animatedPng() });
    await expect(queue.getByRole("alert").filter({ hasText: "das erste Bild" })).toBeVisible();
    await queue.getByRole("button", { name: "„Bewegt.png“ aus der Liste nehmen" }).click();
    await expect(queue.getByText("das erste Bild")).toHaveCount(0);
  });

  await test.step("a running upload is cancelled, and whoever leaves during one is asked", async () => {
    await page.route("**/api/v0/upload", () => undefined);
    await choose(...(await Promise.all(["a.jpg", "b.jpg", "c.jpg", "d.jpg"].map(picture))));
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

  await test.step("what is too much for the storage space is not even sent", async () => {
    const full = { total: 1_000, used: 999 };
    await page.route("**/trpc/**files.quota**", async (route) => {
      const answer = await route.fetch();
      const results = (await answer.json()) as { result: { data: object } }[];
      const names = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
      const json = results.map((one, index) => (names[index] === "files.quota" ? { result: { data: full } } : one));
      await route.fulfill({ json });
    });
    await page.goto("/admincenter/files");
    await expect(page.getByText("1 KB von 1 KB")).toBeVisible();
    await choose(await picture("Zu viel.jpg"));
    await expect(queue.getByRole("alert")).toContainText("Speicherplatz");
  });
});

test("details of a file are saved, also by Ctrl+S; neither Escape nor another editor's save discards them silently", async ({
  page,
}) => {
  const id = await upload("Beschreiben.jpg");
  await page.goto("/admincenter/files?q=Beschreiben");
  const open = page.getByRole("button", { name: "Details zu „Beschreiben.jpg“" });
  await open.click();
  const dialog = details(page);
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Anders.jpg");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(name).toHaveValue("Anders.jpg");
  await name.fill("Beschreiben.jpg");
  const description = dialog.getByRole("textbox", { name: "Beschreibung auf Deutsch" });
  await description.fill("Ein Hang");
  await page.keyboard.press("ControlOrMeta+s");
  await said(page, "gespeichert");
  await expect(dialog).toBeHidden();
  expect(await stored(id)).toMatchObject({ alt: { de: "Ein Hang" } });

  await open.click();
  await description.fill("Ein Hang mit Bäumen");
  await dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" }).fill("Süd");
  await dialog.getByRole("combobox", { name: "Unter" }).fill("Hänge");
  await dialog.getByRole("combobox", { name: "Unter" }).press("Enter");
  await expect(dialog.getByText("Hänge › Süd")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" }).fill("Streuobst");
  expect((await admin.put("/api/v0/file/", { data: { _id: id, name: "Anders genannt.jpg" } })).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Speichern", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Inzwischen hat jemand anderes gespeichert" });
  await expect(conflict.getByText("Anders genannt.jpg")).toBeVisible();
  await conflict.getByRole("button", { name: "Meine Fassung speichern" }).click();
  await expect(dialog).toBeHidden();
  const tags = ["Hänge|Süd", "Streuobst"];
  expect(await stored(id)).toMatchObject({ name: "Beschreiben.jpg", alt: { de: "Ein Hang mit Bäumen" }, tags });
});

test("a replaced picture changes wherever it is shown; the old file stays, and the replacement can be undone", async ({
  page,
}) => {
  const id = await upload("Inhalt.jpg");
  const alt = { de: "Ein Korb", en: "A basket", decorative: false };
  expect((await admin.put("/api/v0/file/", { data: { _id: id, alt } })).ok()).toBe(true);
  const entry = { title: "Mit Korb", content: ["<p>x</p>"], mediamain: id, media: [[id]], tags: ["Aktuelles"] };
  expect((await admin.post("/api/v0/entry", { data: entry })).ok()).toBe(true);
  await page.goto("/admincenter/files?q=Inhalt");
  await page.getByRole("button", { name: "Details zu „Inhalt.jpg“" }).click();
  await expect(details(page).getByText("600 × 400 Pixel")).toBeVisible();
  const open = details(page).getByRole("button", { name: "Bild überall austauschen", exact: true });
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
  await said(page, "Die Datei ist überall ausgetauscht.");
  await expect(details(page).getByText("300 × 500 Pixel")).toBeVisible();
  await expect(open).toBeFocused();
  await expect(details(page).getByLabel("Beschreibung auf Deutsch")).toHaveValue("Eine Kiste");
  const found = async () =>
    (await (await admin.get("/api/v0/file/?q=Inhalt&sort=name")).json()) as { name: string; width: number }[];
  expect((await found()).map(({ name, width }) => [name, width])).toEqual([
    ["Inhalt (bisher).jpg", 600],
    ["Inhalt.jpg", 300],
  ]);

  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  await said(page, "Alles ist wieder wie vorher.");
  await expect(details(page).getByText("600 × 400 Pixel")).toBeVisible();
  await expect(details(page).getByLabel("Beschreibung auf Deutsch")).toHaveValue("Ein Korb");
  expect((await found()).map(({ name, width }) => [name, width])).toEqual([["Inhalt.jpg", 600]]);
});

test("tags are made, renamed, moved, deleted, given by keyboard and by mouse, and taken away; one shows all below it", async ({
  page,
}) => {
  const ids = [await upload("Tag eins.jpg"), await upload("Tag zwei.jpg")];
  const dragged = [await upload("Ziehen eins.jpg"), await upload("Ziehen zwei.jpg"), await upload("Ziehen drei.jpg")];
  await tagged(dragged[1], ["Ablegen"]);
  const id = await upload("Baum.jpg");
  await tagged(id, ["Bäume|Alt"]);
  const tree = page.getByRole("treegrid", { name: "Schlagwörter der Dateien" });
  const made = page.getByRole("textbox", { name: "Neues Schlagwort", exact: true });

  await test.step("a tag that is made while the first list is still on its way stands in the tree", async () => {
    const isMade = page.waitForResponse((answer) => answer.url().includes("tags.create"));
    await page.route("**/trpc/**tags.tree**", async (route) => {
      const answer = await route.fetch();
      await isMade;
      await route.fulfill({ response: answer });
    });
    await page.goto("/admincenter/files?q=Ziehen");
    await made.fill("Inzwischen");
    await page.keyboard.press("Enter");
    await expect(tree.getByRole("row", { name: "Inzwischen", exact: true })).toBeVisible();
    await page.unroute("**/trpc/**tags.tree**");
  });

  await test.step("a file is dragged onto a tag, by keyboard and by mouse", async () => {
    const target = tree.getByRole("row", { name: "Ablegen", exact: true });
    await expect(target).toBeVisible();
    await file(page, "Ziehen eins.jpg").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "„Ziehen eins.jpg“ ziehen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(target).toHaveAttribute("data-drop-target", "true");
    await page.keyboard.press("Enter");
    await said(page, "Schlagwort vergeben");
    expect((await stored(dragged[0] ?? "")).tags).toEqual(["Ablegen"]);
    await file(page, "Ziehen drei.jpg").dragTo(target);
    await expect.poll(async () => (await stored(dragged[2] ?? "")).tags).toEqual(["Ablegen"]);
  });

  await test.step("the selected files are given a tag, and it is taken from them", async () => {
    await find(page, "Tag");
    await select(page, "Tag eins.jpg", "Tag zwei.jpg");
    await page.getByRole("toolbar").getByRole("button", { name: "Schlagwort vergeben", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Schlagwort an 2 Dateien vergeben" });
    const tag = dialog.getByRole("combobox", { name: "Schlagwort hinzufügen" });
    await tag.fill("2026");
    await dialog.getByRole("combobox", { name: "Unter" }).fill("Ernte");
    // While suggestions are open, the rest of the dialog is hidden from screen readers.
    await page.keyboard.press("Tab");
    await tag.fill("Ernte | 2026");
    await expect(dialog.getByRole("combobox", { name: "Unter" })).toHaveCount(0);
    await expectAccessible(page, "[role=dialog]");
    const list = await holdAnswer(page, /trpc\/[^?]*files\.list/u);
    await dialog.getByRole("button", { name: "Vergeben", exact: true }).click();
    await said(page, "Schlagwort vergeben: 2 Dateien");
    expect(await Promise.all(ids.map(stored))).toMatchObject([{ tags: ["Ernte|2026"] }, { tags: ["Ernte|2026"] }]);
    await page.getByRole("toolbar").getByRole("button", { name: "Schlagwort entfernen", exact: true }).click();
    // The list with the new tags arrives while the question is still open.
    await expect(page.getByText("Keine der ausgewählten Dateien hat ein Schlagwort.")).toBeVisible();
    await list.asked;
    list.release();
    await page.getByRole("button", { name: "Schlagwort „Ernte › 2026“ entfernen" }).click();
    await said(page, "Schlagwort entfernt: 2 Dateien");
    expect((await stored(ids[0] ?? "")).tags).toEqual([]);
  });

  await find(page, "");
  await made.fill("Garten");
  await page.keyboard.press("Enter");
  await said(page, "Schlagwort angelegt");
  await expect(tree.getByRole("row", { name: "Garten" })).toBeVisible();
  await expectAccessible(page, "aside");

  const change = async (name: string, what: string): Promise<void> => {
    await page.getByRole("button", { name: `Schlagwort „${name}“ ändern` }).click();
    await page.getByRole("menuitem", { name: what }).click();
  };
  await change("Garten", "Umbenennen");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Gärten");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await said(page, "Schlagwort umbenannt");
  await expect(tree.getByRole("row", { name: "Gärten" })).toBeFocused();

  await test.step("two tags become one only after a question", async () => {
    await change("Inzwischen", "Umbenennen");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ablegen");
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Schlagwörter zusammenführen?" });
    await question.getByRole("button", { name: "Zusammenführen" }).click();
    await said(page, "Schlagwörter zusammengeführt");
    await expect(tree.getByRole("row", { name: "Inzwischen" })).toHaveCount(0);
    await expect(tree.getByRole("row", { name: "Ablegen", exact: true })).toBeFocused();
  });

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
  await change("Gärten", "Löschen");
  await expect(page.getByRole("alertdialog")).toContainText("Davon betroffen: 1 Datei.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "Schlagwort gelöscht");
  expect((await stored(id)).tags).toEqual([]);
  await expect(tree.getByRole("row", { name: "Gärten" })).toHaveCount(0);
  await expect(tree.locator(":focus")).toHaveRole("row");
});

test("in a narrow window the tags are behind a button", phoneOnly, async ({ page }) => {
  await tagged(await upload("Schmal.jpg"), ["Schmales"]);
  await page.goto("/admincenter/files");
  const filter = page.getByRole("button", { name: /^Filter/u });
  const steps = page.getByRole("button", { name: "Weitere Schritte" });
  const open = page.getByRole("button", { name: "Schlagwörter", exact: true });
  await steps.click();
  await open.click();
  const tree = page.getByRole("treegrid", { name: "Schlagwörter der Dateien" });
  await page.getByRole("textbox", { name: "Neues Schlagwort", exact: true }).fill("Am Telefon");
  await page.keyboard.press("Enter");
  await said(page, "Schlagwort angelegt");
  await expect(tree.getByRole("row", { name: "Am Telefon" })).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await tree.getByRole("row", { name: "Schmales" }).click();
  await expect(page).toHaveURL(/tag=Schmales/u);
  await expect(files(page).getByRole("row")).toHaveCount(1);
  await expect(filter).toHaveText("Filter (1)");
  await expect(steps).toBeFocused();
  await steps.click();
  await open.click();
  await page.getByRole("button", { name: "Schlagwort „Am Telefon“ ändern" }).click();
  await page.getByRole("menuitem", { name: "Löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).click();
  await said(page, "Schlagwort gelöscht");
});

test("the storage space leads to what needs the room; the focus stays near where the keyboard was", async ({
  page,
}) => {
  await upload("Stift.jpg");
  for (const title of ["Fokuszeile A", "Fokuszeile B", "Fokuszeile C"])
    expect((await admin.post("/api/v0/entry", { data: { title, tags: ["Aktuelles"] } })).ok()).toBe(true);
  await upload("Ungenutzt.pdf");
  await page.goto("/admincenter/files");
  await expect(page.getByText(/^[\d,.]+ MB von 5 GB$/u)).toBeVisible();
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
  await expect(page.getByRole("button", { name: "Unbenutzt", exact: true })).toHaveAttribute("aria-pressed", "true");

  await test.step("after the last page", async () => {
    await page.goto("/admincenter/files");
    const pages = page.getByRole("navigation", { name: "Seiten" });
    const next = pages.getByRole("link", { name: "Nächste Seite" });
    await expect(next).toBeVisible();
    await pages.getByRole("listitem").last().getByRole("link").click();
    await expect(next).toHaveCount(0);
    const last = pages.getByRole("listitem").last().getByRole("link");
    await pages.getByRole("link", { name: "Vorherige Seite" }).click();
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(last).toHaveAttribute("aria-current", "page");
    await expect(next).toHaveCount(0);
    await expect(last).toBeFocused();
  });

  await test.step("after a deleted row: the next, the one before, the heading", async () => {
    await page.goto("/admincenter/entries?q=Fokuszeile");
    const rows = page.getByRole("table").locator("tbody a");
    await expect(rows).toHaveCount(3);
    const [first = "", second = "", third = ""] = await rows.allInnerTexts();
    for (const [gone, heir] of [
      [second, rows.filter({ hasText: third })],
      [third, rows.filter({ hasText: first })],
      [first, page.getByRole("heading", { name: "Einträge", exact: true })],
    ] as const) {
      await page.getByRole("button", { name: `„${gone}“ löschen` }).press("Enter");
      await page.getByRole("alertdialog").getByRole("button", { name: "Löschen", exact: true }).press("Enter");
      await expect(rows.filter({ hasText: gone })).toHaveCount(0);
      await expect(heir).toBeFocused();
    }
  });

  await followArea(page, "Dateien");
  await test.step("a search that is still waiting does not replace the screen that was opened", async () => {
    const edit = page.getByRole("button", { name: "„Stift.jpg“ bearbeiten" });
    await expect(edit).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const screen = await holdAnswer(page, /\/assets\/[^/]+\.js$/u);
    await find(page, "Stift.jpg");
    await edit.press("Enter");
    await screen.asked;
    await page.clock.runFor(1000);
    await page.clock.resume();
    screen.release();
    await expect(page.getByRole("heading", { name: "Bild bearbeiten" })).toBeFocused();
  });
});
