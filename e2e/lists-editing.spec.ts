import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { leaflet } from "../testing/documents.ts";
import { fileIdsOf, publishNews } from "./admin-api.ts";
import { addBlock, editorOf, openEditor } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

const button = (part: Page | Locator, name: string | RegExp) => part.getByRole("button", { name });
const files = (page: Page) => page.getByRole("group", { name: "Zum Herunterladen" });
const links = (page: Page) => page.getByRole("group", { name: "Mehr dazu" });
const rowsOf = (part: Locator) => part.getByRole("listitem");
const published = (page: Page) =>
  expect(page.getByRole("status").getByText("veröffentlicht", { exact: true })).toBeVisible();

async function addLink(page: Page, title: string, url: string): Promise<void> {
  const count = await rowsOf(links(page)).count();
  await button(page, "Link hinzufügen").click();
  await expect(rowsOf(links(page))).toHaveCount(count + 1);
  const row = rowsOf(links(page)).last();
  await expect(row.getByLabel("Bezeichnung")).toBeFocused();
  await row.getByLabel("Bezeichnung").fill(title);
  await row.getByRole("combobox", { name: "Adresse" }).fill(url);
}

/** The window becomes as high as the page. Otherwise the header or the editor's panel could cover half a button. */
async function expectAllAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({
    ...size,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

type Listed = { downloads: string[] };

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: leaflet(randomUUID()) });

test("files and links survive a reload unsaved; they are ordered, refused at their field, and a guest takes them along", async ({
  page,
  browser,
}) => {
  const path = await publishNews(admin, {
    title: "Zum Mitnehmen",
    links: [{ title: "Unser Projekt", url: "/Projekt" }],
  });
  await test.step("unsaved, they survive a reload", async () => {
    // This request fails, so only the browser has the change.
    await page.route("**/trpc/workingCopies.save**", (route) => route.abort());
    await openEditor(page, path);
    await addBlock(page, "Zum Herunterladen");
    await files(page)
      .locator("input[type=file]")
      .setInputFiles([pdf("Satzung.pdf"), pdf("Beitritt.pdf")]);
    await expect(rowsOf(files(page))).toHaveCount(2);
    await addLink(page, "Obstbauverband", "www.example.org/obst");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("example.org/obst");
    await page.reload();
    await expect(rowsOf(files(page))).toContainText(["Satzung.pdf", "Beitritt.pdf"]);
    await expect(rowsOf(links(page)).nth(1).getByLabel("Bezeichnung")).toHaveValue("Obstbauverband");
    await page.unroute("**/trpc/workingCopies.save**");
  });

  await button(files(page), "Aus Dateien wählen").click();
  const picker = page.getByRole("dialog", { name: "Aus Dateien wählen" });
  await test.step("the chooser tags, deletes, leads to the picture editor and says how much space is left", async () => {
    const shown = picker.getByRole("grid", { name: "Dateien" });
    const tree = picker.getByRole("treegrid", { name: "Schlagwörter der Dateien" });
    await expect(picker.getByRole("meter", { name: "Speicherplatz" })).toHaveAttribute(
      "aria-valuetext",
      /\d MB von \d+ GB$/u,
    );
    await expect(shown.getByRole("link", { name: "bearbeiten (neuer Tab)" }).first()).toHaveAttribute(
      "href",
      /^\/admincenter\/image\/edit\/[\da-f-]{36}$/u,
    );
    await picker.locator("input[type=file]").setInputFiles(pdf("Versehen.pdf"));
    await expect(shown.getByRole("row", { name: "Versehen.pdf" })).toHaveAttribute("aria-selected", "true");
    await picker.getByRole("textbox", { name: "Neues Schlagwort" }).fill("Nur im Wähler");
    await page.keyboard.press("Enter");
    await tree.getByRole("row", { name: "Nur im Wähler" }).click();
    await expect(picker.getByText("Nichts gefunden")).toBeVisible();
    await button(picker, "Schlagwort „Nur im Wähler“ entfernen").click();
    await button(shown, "„Versehen.pdf“ löschen").click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(shown.getByRole("row", { name: "Versehen.pdf" })).toHaveCount(0);
    await expect(button(picker, "Datei übernehmen")).toHaveAttribute("aria-disabled", "true");
    await expect.poll(() => picker.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await button(page, "Rückgängig").click();
    await expect(shown.getByRole("row", { name: "Versehen.pdf" })).toBeVisible();
    await expect(button(page, "Rückgängig")).toHaveCount(0);
  });
  await picker.getByRole("searchbox").fill("apfelkisten");
  await expect(picker.getByRole("grid", { name: "Dateien" }).getByRole("row")).toHaveCount(1);
  await picker.getByRole("grid", { name: "Dateien" }).getByRole("row").locator("label").click();
  await button(picker, "Datei übernehmen").click();
  await expect(rowsOf(files(page))).toHaveCount(3);

  await button(page, "„Beitritt.pdf“ nach oben").focus();
  await page.keyboard.press("Enter");
  await expect(files(page).getByText("„Beitritt.pdf“ ist jetzt Datei 1 von 3.")).toBeAttached();
  await expect(rowsOf(files(page)).first()).toContainText("Beitritt.pdf");
  await expect(button(page, "„Beitritt.pdf“ nach unten")).toBeFocused();
  await button(page, "„Satzung.pdf“ aus der Liste nehmen").click();
  await expect(rowsOf(files(page))).toHaveCount(2);
  await button(page, "Rückgängig").click();
  await expect(rowsOf(files(page)).nth(1)).toContainText("Satzung.pdf");

  await addLink(page, "Kaputt", "kein Ort");
  await button(page, "Link hinzufügen").click();
  await expectAllAccessible(page);
  await editorOf(page).pressPublish();
  const broken = rowsOf(links(page)).nth(2);
  await expect(broken.getByRole("combobox", { name: "Adresse" })).toHaveAttribute("aria-invalid", "true");
  await expect(broken.getByRole("combobox", { name: "Adresse" })).toBeFocused();
  await expect(broken.getByRole("combobox", { name: "Adresse" })).toHaveAccessibleDescription(/./u);
  await broken.getByRole("combobox", { name: "Adresse" }).fill("mailto:obst@example.org");
  await button(page, "„Kaputt“ nach oben").click();
  await expect(links(page).getByText("„Kaputt“ ist jetzt Link 2 von 4.")).toBeAttached();
  await button(page, "„Unser Projekt“ entfernen").click();
  await editorOf(page).pressPublish();
  await published(page);

  const guest = await browser.newPage();
  await guest.goto(new URL(path, page.url()).href);
  const shown = guest.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(shown.filter({ hasText: "Kaputt" })).toHaveAttribute("href", "mailto:obst@example.org");
  await expect(shown.filter({ hasText: "Obstbauverband" })).toHaveAttribute("href", "https://www.example.org/obst");
  await expect(shown.filter({ hasText: "Unser Projekt" })).toHaveCount(0);
  const offered = guest.locator("main a[download]");
  await expect(offered).toHaveCount(3);
  await expect(offered.first()).toHaveAccessibleName(/^Beitritt\.pdf/u);
  const arrived = guest.waitForEvent("download");
  await offered.first().click();
  expect((await arrived).suggestedFilename()).toBe("Beitritt.pdf");
  const { downloads } = (await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()) as Listed;
  expect(downloads, "programs know the first list").toHaveLength(3);
  await guest.close();
});

test("a list of files among galleries is changed and moved, and the button goes along", async ({ page }) => {
  const [image = ""] = await fileIdsOf(admin, "image");
  const gallery = { type: "gallery", settings: { myTitle: "Ernte", images: [{ file: image, caption: "" }] } };
  const path = await publishNews(admin, {
    title: "Gemischt",
    sections: [gallery, { type: "download", files: [image] }],
  });
  await openEditor(page, path);
  const list = files(page).filter({ has: page.getByRole("group", { name: "Werkzeuge: Zum Herunterladen" }) });
  await list.locator("input[type=file]").setInputFiles(pdf("Lageplan.pdf"));
  await expect(rowsOf(list)).toHaveCount(2);
  // The pointer moves away, because a tooltip of an element under it could open.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAllAccessible(page);
  await button(page, "„Zum Herunterladen“ nach oben").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "„Zum Herunterladen“ nach oben")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "„Zum Herunterladen“ nach oben")).toBeDisabled();
  await expect(button(page, "„Zum Herunterladen“ nach unten")).toBeFocused();
  await editorOf(page).pressPublish();
  await published(page);
  type Stored = { sections: { type: string; files?: string[] }[] };
  const read = async () =>
    ((await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()) as Stored).sections;
  expect((await read()).map(({ type, files: ids }) => `${type} ${ids?.length ?? ""}`)).toEqual([
    "download 2",
    "gallery ",
  ]);

  await button(page, "„Zum Herunterladen“ entfernen").click();
  await expect(list).toHaveCount(0);
  await button(page, "Rückgängig").last().click();
  await expect(rowsOf(list)).toHaveCount(2);
});

test("a list of files is added, with the focus in it, and read by a guest; an empty one is not kept", async ({
  page,
  browser,
}) => {
  const [image = ""] = await fileIdsOf(admin, "image");
  const path = await publishNews(admin, { title: "Mit Liste", downloads: [image] });
  await openEditor(page, path);
  const lists = files(page).filter({ has: page.getByRole("group", { name: "Werkzeuge: Zum Herunterladen" }) });
  const add = async (): Promise<void> => {
    await button(page, "Baustein hinzufügen").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("pdf");
    await expect(page.getByRole("menuitem")).toHaveText([/^Zum Herunterladen/u]);
    await page.keyboard.press("Enter");
  };
  await add();
  await expect(button(lists, "Dateien hochladen")).toBeFocused();
  await lists.locator("input[type=file]").setInputFiles(pdf("Wegbeschreibung.pdf"));
  await expect(rowsOf(lists)).toHaveCount(1);
  await add();
  await expect(lists).toHaveCount(2);
  await expectAllAccessible(page);
  await editorOf(page).pressPublish();
  await published(page);

  const guest = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await guest.goto(path);
  await expect(guest.getByRole("link", { name: /^Wegbeschreibung\.pdf PDF/u })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Zum Herunterladen" })).toHaveCount(2);
  await guest.close();
});

test("links and buttons that lead visitors nowhere say so beside their address, and before they are published", async ({
  page,
}) => {
  const draft = await publishNews(admin, { title: "Noch geheim", publish_date: null });
  const title = "Wohin sie führen";
  const path = await publishNews(admin, { title });
  const blocks = [
    { id: "t", type: "text", html: "<p>Es gibt Most.</p>", media: [] },
    {
      id: "c",
      type: "callToAction",
      title: "Kommen Sie",
      text: "",
      buttons: [
        { label: "Zum Fest", url: draft },
        { label: "Zum Hof", url: "/Projekt" },
      ],
    },
    {
      id: "l",
      type: "links",
      links: [
        { title: "Weg", url: "/gibt-es-nicht" },
        { title: "Nachbarn", url: "https://example.org/gibt-es-nicht" },
      ],
    },
  ];
  const change = await admin.post("/trpc/entries.update", { data: { id: path.split("/").at(-1), blocks } });
  expect(change.ok(), await change.text()).toBe(true);

  await openEditor(page, path);
  const target = page.getByRole("group", { name: "Knopf 1" }).getByLabel("Wohin er führt");
  const row = rowsOf(links(page)).first();
  await expect(target).toHaveAccessibleDescription("Das Ziel ist nicht öffentlich: Besucher finden dort nichts.");
  await expect(row.getByRole("combobox", { name: "Adresse" })).toHaveAccessibleDescription(
    "Dieses Ziel gibt es auf der Website nicht.",
  );
  await expect(page.getByText("Das Ziel ist nicht öffentlich")).toHaveCount(1);
  await expect(page.getByText("Dieses Ziel gibt es")).toHaveCount(1);
  await expect(page.getByText("2 Links führen Besucher nirgendwohin.")).toBeVisible();
  await expectAllAccessible(page);
  await button(page, "Zum Link").click();
  await expect(target).toBeFocused();

  await target.fill("/Aktuelles");
  await expect(page.getByText("1 Link führt Besucher nirgendwohin.")).toBeVisible();
  await button(page, "Zum Link").click();
  await expect(row.getByRole("combobox", { name: "Adresse" })).toBeFocused();
  await row.getByRole("combobox", { name: "Adresse" }).fill("/Kontakt");
  await expect(page.getByText(/führ(?:t|en) Besucher nirgendwohin/u)).toHaveCount(0);

  await button(page, "Link hinzufügen").click();
  const found = rowsOf(links(page)).last();
  await found.getByRole("combobox", { name: "Adresse" }).pressSequentially("Projekt");
  await page
    .getByRole("option", { name: /^Projekt/u })
    .first()
    .click();
  await expect(found.getByRole("combobox", { name: "Adresse" })).toHaveValue("/Projekt");
  await expect(found.getByLabel("Bezeichnung")).toHaveValue("Projekt");
});
