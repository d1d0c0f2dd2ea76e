import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { jpeg, pdf, png } from "../testing/pictures.ts";
import { publishNews } from "./admin-api.ts";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const title = "Zum Schreiben";

async function edit(page: Page, path: string): Promise<void> {
  await openEditor(page, path);
  await expect(text(page)).toBeVisible();
}

const publish = (page: Page): Promise<void> => editorOf(page).publish();

const stored = async (admin: APIRequestContext, path: string): Promise<string> =>
  ((await (await admin.get(`/api/v0/entry/${path.split("/").at(-1)}`)).json()) as { content: string[] }).content.join(
    "",
  );

async function upload(admin: APIRequestContext, name: string, seed: number): Promise<string> {
  const file = { name, mimeType: "image/jpeg", buffer: await jpeg(1600, 1000, seed) };
  const [{ _id }] = (await (await admin.post("/api/v0/upload", { multipart: { file } })).json()) as [{ _id: string }];
  return _id;
}

test("a selection is replaced even if the page renders before the editor knows the selection", async ({
  page,
  admin,
}) => {
  await edit(page, await publishNews(admin, { title, content: ["<p>Alt</p>"] }));
  await text(page).click();
  await expect(text(page)).toBeFocused();
  const heading = await editorOf(page).title.elementHandle();
  // There must be no pause here, because slate-react notices a selection only after 100 ms.
  await text(page).evaluate(async (field, other) => {
    getSelection()?.selectAllChildren(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(other) as object, "value")?.set?.call(other, "Anders");
    other?.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    document.execCommand("insertText", false, "Neu");
  }, heading);
  await expect(text(page)).toHaveText("Neu");
});

test("a link is found by its title with the keys, survives a rename, and is marked when it leads nowhere", async ({
  page,
  request,
  admin,
}) => {
  const target = await publishNews(admin, { title: "Kelterfest am Zaunweg", content: ["<p>a</p>"] });
  const id = target.split("/").at(-1);
  const path = await publishNews(admin, { title, content: ["<p>Hier steht mehr</p>"] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  const field = page.getByRole("combobox", { name: /suchen/u });
  await field.fill("kelterfest");
  await expect(page.getByRole("option", { name: /Kelterfest am Zaunweg/u })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toBeHidden();
  await expect(text(page)).toBeFocused();
  await publish(page);
  expect(await stored(admin, path)).toBe(`<p>Hier steht <a href="${target}">mehr</a></p>`);

  await admin.put(`/api/v0/entry/${id}`, { data: { title: "Kelterfest", tags: ["Veranstaltungen"] } });
  const moved = await request.get(target);
  expect([moved.status(), moved.url()]).toEqual([200, expect.stringContaining(`/Veranstaltungen/${id}`)]);
  expect(await (await request.get(path)).text()).toMatch(
    /<a href="\/Veranstaltungen\/kelterfest-am-zaunweg[a-z0-9-]*">mehr<\/a>/u,
  );

  await admin.put(`/api/v0/entry/${id}`, { data: { publish_date: null } });
  expect(await (await request.get(path)).text()).toContain("<p>Hier steht mehr</p>");
  await page.reload();
  await expect(page.getByText("1 Link führt Besucher nirgendwohin.")).toBeVisible();
  await expect(text(page).getByRole("link", { name: "mehr" })).toHaveAttribute("title", /noch nicht öffentlich/u);
  await button(page, "Zum Link").click();
  await expect(text(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("mehr");

  // Words that do not name the target are reported below the text until they are replaced.
  const hint = page.getByText("Der Link „mehr“ verrät nicht, wohin er führt.");
  await expect(hint).toBeVisible();
  expect(await page.evaluate(() => [...(CSS.highlights.get("text-check") ?? [])].map(String))).toEqual(["mehr"]);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: /^Zur Stelle: Der Link „mehr“/u }).click();
  await expect(text(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("mehr");
  await page.keyboard.type("zum Kelterfest");
  await expect(text(page).getByRole("link", { name: "zum Kelterfest" })).toBeVisible();
  await expect(hint).toBeHidden();
});

test("keys act on what is selected now, however fast they follow", async ({ page, admin }) => {
  const path = await publishNews(admin, { title, content: ["<p>Hier steht mehr</p>"] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.press("End");
  // When the key arrives, the editor knows only the first selection and not the second.
  await text(page).evaluate(async (element) => {
    const select = (to: "left" | "word"): void =>
      getSelection()?.modify("extend", "backward", to === "left" ? "character" : "word");
    const changed = new Promise((resolve) => document.addEventListener("selectionchange", resolve, { once: true }));
    select("left");
    await changed;
    select("word");
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "b", ctrlKey: true, bubbles: true, cancelable: true }));
  });
  await expect(text(page).locator("strong")).toHaveText("mehr");
});

test("a picture of the library is put beside the text, with a description of its own", async ({
  page,
  request,
  admin,
}) => {
  const file = await upload(admin, "Am-Zaunweg.jpg", 6_411);
  const path = await publishNews(admin, { title, content: ["<p>Oben</p>"] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+Shift+6");
  const picker = page.getByRole("dialog", { name: /ibliothek|Dateien|Bild/u });
  await picker.getByRole("searchbox").fill("Am-Zaunweg");
  await picker.getByRole("row", { name: /Am-Zaunweg/u }).click();
  await picker.getByRole("button", { name: /nehmen|übernehmen|einfügen/iu }).click();
  const form = page.getByRole("dialog", { name: "Bild im Text" });
  await expectAccessible(page, "[role=dialog]");
  await form.getByText("Rechts", { exact: true }).click();
  await form.getByLabel("Beschreibung an dieser Stelle").fill("Der Zaun im Herbst");
  await form.getByLabel("Bildunterschrift").fill("Seit 1900");
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Bildunterschrift")).toHaveValue("Seit 1900");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await text(page).getByText("Oben").click();
  await text(page).getByRole("button", { name: "Bild bearbeiten" }).click();
  await expect(form.getByLabel("Bildunterschrift")).toHaveValue("Seit 1900");
  await form.getByRole("button", { name: "Übernehmen" }).click();
  await expect(form).toBeHidden();
  await publish(page);
  expect(await stored(admin, path)).toMatch(
    /^<p>Oben<\/p><figure class="right"><img src="\/api\/v0\/download\/[^"]+" alt="Der Zaun im Herbst" \/><figcaption>Seit 1900<\/figcaption><\/figure>$/u,
  );
  await button(page, "Fertig").click();
  const shown = page.getByRole("img", { name: "Der Zaun im Herbst" });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute("srcset", /320w|640w|w,/u);
  await expect(shown).toHaveAttribute("width", /\d+/u);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  const prose = page.getByText("Oben", { exact: true });
  await expect.poll(async () => (await leftOf(shown)) - (await leftOf(prose))).toBeGreaterThan(100);
  await expectAccessible(page);
  expect((await request.get(`/v0/api/download/${file}`)).ok()).toBe(true);
});

test("tables are made, filled and changed by keyboard, and scrolled in their own box at 320 px", async ({
  page,
  admin,
}) => {
  const path = await publishNews(admin, { title, content: [""] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.type("/tab");
  await expect(page.getByRole("option", { name: "Tabelle" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("table")).toBeVisible();
  for (const word of ["Sorte", "Reife", "Geschmack", "Boskoop", "Oktober", "herb", "Gravensteiner", "August", "süß"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Goldparmäne");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("toolbar").locator(":focus")).toBeVisible();
  await button(page, "Tabelle bearbeiten").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Spalte entfernen" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await button(page, "Tabelle bearbeiten").press("Enter");
  await page.getByRole("menuitem", { name: "Zeile darüber einfügen" }).press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Kaiser Wilhelm");
  await expectAccessible(page);
  await publish(page);
  expect(await stored(admin, path)).toBe(
    '<table><thead><tr><th scope="col">Sorte</th><th scope="col">Reife</th><th scope="col">Geschmack</th></tr></thead><tbody>' +
      "<tr><td>Boskoop</td><td>Oktober</td><td>herb</td></tr><tr><td>Gravensteiner</td><td>August</td><td>süß</td></tr>" +
      "<tr><td>Kaiser Wilhelm</td><td></td><td></td></tr><tr><td>Goldparmäne</td><td></td><td></td></tr></tbody></table>",
  );
  await button(page, "Fertig").click();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole("group", { name: "Tabelle" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test("Markdown's signs become what they mean; one step back brings them again", async ({ page, admin }) => {
  const path = await publishNews(admin, { title, content: [""] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.type("## Most");
  await expect(text(page).getByRole("heading", { name: "Most" })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("- ");
  await expect(text(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page).getByRole("listitem")).toHaveCount(0);
  await expect(text(page)).toContainText("-");
  await page.keyboard.press("End");
  await page.keyboard.type(" ");
  await expect(text(page).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.type("**süß** und *herb*!");
  await publish(page);
  expect(await stored(admin, path)).toBe("<h2>Most</h2><ul><li><strong>süß</strong> und <em>herb</em>!</li></ul>");
});

test("the menu of '/' is left by Escape; the keys are listed; words selected with a mouse have their tools at hand", async ({
  page,
  admin,
}) => {
  const path = await publishNews(admin, { title, content: ["<p>Ein Wort</p>"] });
  await edit(page, path);
  await editorOf(page).title.fill("a".repeat(150));
  await expect(page.getByText("150 von 160 Zeichen")).toBeVisible();
  await expect(text(page)).toHaveAttribute("lang", "de");
  await expect(text(page)).toHaveAttribute("spellcheck", "true");
  await text(page).click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await expect(page.getByRole("option", { name: "Tabelle" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Galerie Baustein" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(text(page)).toContainText("/");
  await page.keyboard.press("ControlOrMeta+Shift+0");
  const keys = page.getByRole("dialog", { name: "Tasten und Kürzel" });
  await expect(keys.getByText("Menü in einer leeren Zeile")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  const tools = page.getByRole("toolbar", { name: "Text gestalten" });
  const opacity = () =>
    tools.evaluate(
      (bar) => getComputedStyle(bar.closest("[role=presentation]:not(:has(> [role=toolbar]))") ?? bar).opacity,
    );
  await page.keyboard.type("Most");
  await expect.poll(opacity, "faded while somebody types").toBe("0");
  await page.mouse.move(300, 300);
  await expect.poll(opacity).toBe("1");
  const words = text(page).getByText("Ein Wort");
  await words.dblclick({ position: { x: 8, y: 8 } });
  const bottomOf = async (part: Locator) => ((box) => (box ? box.y + box.height : 0))(await part.boundingBox());
  await expect.poll(async () => (await words.boundingBox())!.y - (await bottomOf(tools))).toBeGreaterThan(0);
  await tools.getByRole("button", { name: "Fett" }).click();
  await expect(text(page).locator("strong")).toHaveText("Ein");
  // Checks only the tools, because they may cover the fields above the text.
  await expectAccessible(page, "[aria-label='Text gestalten']");
  await page.keyboard.press("Alt+F10");
  await expect(tools.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await editorOf(page).title.click();
  await expect(tools).toBeHidden();
});

async function copy(page: Page, parts: Record<string, string | { base64: string }>): Promise<void> {
  await page.evaluate(async (all) => {
    const blobs = Object.entries(all).map(([type, part]) => {
      const bytes = typeof part === "string" ? part : Uint8Array.from(atob(part.base64), (sign) => sign.charCodeAt(0));
      return [type, new Blob([bytes], { type })];
    });
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
  }, parts);
}

test("lists, tables and pictures of the clipboard come as they are; a file beside a place for files opens nothing", async ({
  page,
  context,
  admin,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const path = await publishNews(admin, { title, content: ["<p>Oben</p>"] });
  await edit(page, path);
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  const item = (marker: string, level: number, words: string): string =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  await copy(page, {
    "text/plain": "3. drei\n4. vier",
    "text/html":
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->${item("3.", 1, "drei")}${item("a)", 2, "darunter")}${item("4.", 1, "vier m<sup>2</sup>")}` +
      "<table><tr><td rowspan=2>Saft</td><td colspan=2>Preis</td></tr><tr><td>klein</td><td>groß</td></tr></table><!--EndFragment--></body></html>",
  });
  await page.keyboard.press("ControlOrMeta+v");
  await expect(text(page).getByRole("cell")).toHaveCount(6);

  await text(page).getByText("Oben").click();
  await page.keyboard.press("End");
  const picture = { base64: (await png(900, 600, 6_413)).toString("base64") };
  await copy(page, { "image/png": picture });
  await page.keyboard.press("ControlOrMeta+v");
  await expect(text(page).getByRole("img")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "steht jetzt im Text" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(text(page).getByRole("img")).toHaveCount(2);
  await expect(page.getByText("ist schon hochgeladen; die vorhandene Datei wird genommen")).toBeVisible();
  await expect(text(page)).toBeFocused();

  await editorOf(page).title.click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("alert").getByText("Hier passt nur Text.")).toBeVisible();

  // A PDF file becomes a link. Other files are refused with a message.
  const paper = Buffer.concat([pdf, Buffer.from("% clipboard\n")]);
  const isKept = await page.evaluate((base64) => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "brief.docx", { type: "application/msword" }));
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([bytes], "Satzung.pdf", { type: "application/pdf" }));
    const events = ["dragover", "drop"].map(
      (name) => new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    for (const event of events) document.querySelector("footer")?.dispatchEvent(event);
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector("[data-slate-editor]")?.dispatchEvent(paste);
    return events.map((event) => event.defaultPrevented);
  }, paper.toString("base64"));
  expect(isKept).toEqual([true, true]);
  await expect(page.getByRole("alert").getByText("„brief.docx“ lässt sich hier nicht einfügen.")).toBeVisible();
  await expect(text(page).getByRole("link", { name: "Satzung.pdf" })).toBeVisible();
  await expectAccessible(page);
  await publish(page);
  const html = await stored(admin, path);
  expect(html).toMatch(
    /^<p>Oben<\/p>(<figure><img src="\/api\/v0\/download\/[^"]+" alt="" \/><\/figure>){2}<p><a href="\/api\/v0\/download\/[^"]+">Satzung\.pdf<\/a><\/p><ol/u,
  );
  expect(html).toContain(
    '<ol start="3"><li>drei<ol><li>darunter</li></ol></li><li>vier m²</li></ol><table><tbody><tr><td>Saft</td><td>Preis</td><td></td></tr>' +
      "<tr><td></td><td>klein</td><td>groß</td></tr></tbody></table>",
  );
  await button(page, "Fertig").click();
  await expect(page.getByRole("list").filter({ hasText: "vier m²" })).toHaveAttribute("start", "3");
});
