import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { fileIdsOf, publishNews } from "./admin-api.ts";
import { editorOf, openEditor } from "./editor.ts";
import { adminTest as test, errorsOf, expect, expectAccessible, phoneOnly } from "./fixtures.ts";

let admin: APIRequestContext;
let filmed: string;
test.beforeAll(async ({ admin: api }) => {
  admin = api;
  const [image = ""] = await fileIdsOf(admin, "image");
  filmed = await publishNews(admin, { title: "Mit Film" });
  const blocks = [
    { id: "g", type: "gallery", settings: { title: "Ernte", images: [] } },
    { id: "v", type: "video", title: "Kelterfilm", video: { from: "youtube", id: "aqz-KE-bpKQ" } },
    { id: "d", type: "downloads", files: [image] },
    { id: "f", type: "fileList", files: [] },
    { id: "l", type: "links", links: [{ title: "Wetter", url: "https://example.org/" }] },
  ];
  const change = await api.post("/trpc/entries.update", { data: { id: filmed.split("/").at(-1), blocks } });
  expect(change.ok(), await change.text()).toBe(true);
  // One of the tested windows needs the component for the social network.
  await enableSocial(true);
});
test.afterAll(() => enableSocial(false));

async function enableSocial(enabled: boolean): Promise<void> {
  expect((await admin.put("/api/v0/config/", { data: { components: { social: { enabled } } } })).ok()).toBe(true);
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name, exact: true });
const button = (part: Page | Locator, name: string | RegExp) => part.getByRole("button", { name, exact: true });

async function openFromBar(page: Page, name: string, menu: string | RegExp = "Fenster"): Promise<Locator> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name }).click();
  const opened = dialog(page, name);
  await expect(opened).toBeFocused();
  return opened;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test.describe("on wide screens", () => {
  test("a window opens with 400 by 700, is dragged and resized, stays inside, and is there again after a reload", async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.goto("/Aktuelles");
    const top = () => page.evaluate(() => window.scrollY);
    const inbox = await openFromBar(page, "Nachrichten");
    await expect.poll(() => boxOf(inbox)).toMatchObject({ width: 400, height: 700 });
    const first = await boxOf(inbox);
    await drag(page, { x: first.x + 200, y: first.y + 20 }, { x: -300, y: 15 });
    await expect.poll(() => boxOf(inbox)).toEqual({ ...first, x: first.x - 300, y: first.y + 15 });
    const moved = await boxOf(inbox);
    await drag(page, { x: moved.x + 1, y: moved.y + 300 }, { x: -60, y: 0 });
    await expect.poll(() => boxOf(inbox)).toEqual({ ...moved, x: moved.x - 60, width: 460 });
    await drag(page, { x: moved.x + 390, y: moved.y + 690 }, { x: 40, y: -100 });
    const sized = { x: moved.x - 60, y: moved.y, width: 500, height: 600 };
    await expect.poll(() => boxOf(inbox)).toEqual(sized);
    expect(await top()).toBe(0);

    await page.reload();
    await openFromBar(page, "Nachrichten");
    await expect.poll(() => boxOf(inbox)).toEqual(sized);
    await page.setViewportSize({ width: 800, height: 560 });
    const isInside = async (): Promise<boolean> => {
      const { x, y, width, height } = await boxOf(inbox);
      return x + width <= 800 && y + height <= 560 && y >= 52;
    };
    await expect.poll(isInside).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => boxOf(inbox)).toEqual(sized);
    await drag(page, { x: sized.x + 200, y: sized.y + 20 }, { x: -2000, y: -2000 });
    await expect.poll(() => boxOf(inbox)).toMatchObject({ x: 0, y: 52 });
    await button(inbox, "Nachrichten: rechts andocken").click();
    await expect.poll(() => boxOf(inbox)).toEqual({ x: 780, y: 52, width: 500, height: 748 });
    const settings = await openFromBar(page, "Einstellungen");
    const { x, width } = await boxOf(settings);
    expect(x + width, "the next window stands beside it").toBeLessThanOrEqual(780);

    await openEditor(page, filmed);
    await openFromBar(page, "Nachrichten");
    await page.getByRole("button", { name: "Eigenschaften", exact: true }).click();
    const rail = page.getByRole("region", { name: "Eigenschaften" });
    const right = async (part: Locator) => boxOf(part).then((box) => box.x + box.width);
    await expect.poll(() => right(rail), "the rail stands beside the window").toBe(780);
    await page.setViewportSize({ width: 1700, height: 800 });
    await button(inbox, "Nachrichten: rechts andocken").click();
    await expect.poll(() => right(rail)).toBe(1200);
    const article = page.getByRole("article");
    await expect.poll(() => right(article), "the page stands beside both").toBeLessThanOrEqual((await boxOf(rail)).x);
    await expect.poll(() => right(page.locator("[data-editor-panel]"))).toBeLessThanOrEqual((await boxOf(rail)).x);
    await button(inbox, "Nachrichten schließen").click();
    await expect.poll(() => right(rail)).toBe(1700);
    expect(errors).toEqual([]);
  });

  test("the keyboard moves and resizes it, says where it is, and Escape gives the focus back", async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto("/Aktuelles");
    await button(page, "Fenster").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    const settings = dialog(page, "Einstellungen");
    await expect(settings).toBeFocused();
    const before = await boxOf(settings);
    await page.keyboard.press("Tab");
    await expect(button(settings, "Einstellungen: Fenster verschieben")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => boxOf(settings)).toEqual({ ...before, x: before.x - 96 });
    await expect(settings.getByRole("status").last()).toHaveText(
      `${before.x - 96} Pixel von links, ${before.y} von oben`,
    );
    await button(settings, "Einstellungen: Größe ändern").focus();
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => boxOf(settings))
      .toEqual({ ...before, x: before.x - 96, width: 416, height: before.height - 80 });
    await expect(settings.getByRole("status").last()).toHaveText(`416 mal ${before.height - 80} Pixel`);
    await button(settings, "Einstellungen: Fenster verschieben").focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(async () => (await boxOf(settings)).x).toBe(before.x - 416);
    await page.keyboard.press("Escape");
    await expect(settings).toHaveCount(0);
    await expect(button(page, "Fenster")).toBeFocused();

    await test.step("several are open at once, the last touched on top; the page below stays usable", async () => {
      const inbox = await openFromBar(page, "Nachrichten");
      await expect(inbox.getByText(/Nachricht/u).first()).toBeVisible();
      await expectAccessible(page);
      await openFromBar(page, "Einstellungen");
      const height = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).zIndex));
      const expectAbove = (one: Locator, other: Locator) =>
        expect.poll(async () => (await height(one)) - (await height(other))).toBe(1);
      await expectAbove(settings, inbox);
      await inbox.getByRole("heading", { name: "Nachrichten" }).first().click();
      await expectAbove(inbox, settings);
      await openFromBar(page, "Einstellungen");
      await expectAbove(settings, inbox);
      await page.keyboard.press("Escape");
      await expect(settings).toHaveCount(0);
      await expect(inbox).toBeVisible();
      await page.getByRole("link", { name: "weiterlesen" }).first().click();
      await expect(page).toHaveURL(/\/Aktuelles\/.+/u);
      await expect(inbox).toBeVisible();
      await button(inbox, "Weitere Schritte").click();
      await dialog(page, "Weitere Schritte").getByRole("link", { name: "Einstellungen" }).click();
      await expect(page).toHaveURL(/\/admincenter\/messages\/settings$/u);
      expect(errors).toEqual([]);
    });
  });

  test("every window is moved and resized by keys, remembered, accessible, and left by Escape; blocks' edit the page", async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await openEditor(page, filmed);
    const fromPage = (name: string) => () => button(page, name).press("Enter");
    const fromBar = (name: string) => () => openFromBar(page, name);
    const links = dialog(page, "Links");
    await test.step("the windows of an entry's blocks edit what the page shows, two at once", async () => {
      await button(page, "Links: im Fenster bearbeiten").click();
      await links.getByLabel("Bezeichnung").fill("Wetterbericht");
      await expect(page.getByRole("article").getByLabel("Bezeichnung")).toHaveValue("Wetterbericht");
      // No window may cover the buttons that finish the work.
      for (const name of ["Fertig", "Veröffentlichen", "Speichern"]) await button(page, name).click({ trial: true });
      // Under a resting mouse, the tooltip of 'Speichern' would take the Escape.
      await page.mouse.move(0, 0);
      await button(page, "Zum Herunterladen: im Fenster bearbeiten").press("Enter");
      const downloads = dialog(page, "Zum Herunterladen");
      await expect(downloads.getByRole("row").or(downloads.getByRole("option"))).toHaveCount(10);
      await expectAccessible(page, "[data-window]");
      await expect(links).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(downloads).toHaveCount(0);
      await button(links, "Links schließen").click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    const each: [name: string, open: () => Promise<unknown>][] = [
      ["Nachrichten", fromBar("Nachrichten")],
      ["Bestellungen", fromBar("Bestellungen")],
      ["Einstellungen", fromBar("Einstellungen")],
      ["Galerie bearbeiten", fromPage("Galerie bearbeiten: Ernte")],
      ["Downloads des Eintrags", fromPage("Downloads des Eintrags: im Fenster bearbeiten")],
      ["Links", fromPage("Links: im Fenster bearbeiten")],
      ["Video", fromPage("Video: im Fenster bearbeiten")],
      ["Eintrag teilen", () => editorOf(page).pressMore("Teilen")],
    ];
    const known = ["Nachrichten", "Einstellungen", "Downloads des Eintrags"];
    const boxes = new Map<string, Awaited<ReturnType<typeof boxOf>>>();
    for (const [name, open] of each)
      await test.step(name, async () => {
        await open();
        const opened = dialog(page, name);
        await expect(opened).toBeFocused();
        const first = await boxOf(opened);
        await button(opened, `${name}: Fenster verschieben`).press("ArrowLeft");
        await button(opened, `${name}: Größe ändern`).press("ArrowUp");
        const last = { ...first, x: first.x - 16, height: first.height - 16 };
        await expect.poll(() => boxOf(opened)).toEqual(last);
        boxes.set(name, last);
        if (name === "Bestellungen") await expect(opened.getByRole("searchbox")).toBeVisible();
        if (!known.includes(name)) await expectAccessible(page, "[data-window]");
        await page.keyboard.press("Escape");
        await expect(opened).toHaveCount(0);
      });
    await page.reload();
    await expect(editorOf(page).title).toBeVisible();
    for (const [name, open] of each) {
      await open();
      await expect.poll(() => boxOf(dialog(page, name)), name).toEqual(boxes.get(name));
      await page.keyboard.press("Escape");
      await expect(dialog(page, name)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
});

test("the tab 'SEO' has the texts and warnings of the page below, and follows it unless something is typed", async ({
  page,
}) => {
  const made = await publishNews(admin, { title: "Unbeschrieben", content: ["<h3>Zu tief</h3>"] });
  const { address } = (
    (await (
      await admin.get(`/trpc/entries.byId?input=${encodeURIComponent(JSON.stringify({ id: made.split("/").at(-1) }))}`)
    ).json()) as { result: { data: { address: string } } }
  ).result.data;
  for (const there of [made, address]) {
    await page.goto(there);
    const settings = await openFromBar(page, "Einstellungen");
    await expect(settings.getByRole("heading", { name: "So findet man diese Seite" })).toBeVisible();
    await expect(settings.getByText(/0 \/ 200/u).first()).toBeVisible();
    await expect(settings.getByRole("figure", { name: "Im Suchergebnis" })).toContainText("Unbeschrieben");
    await expect(settings.getByText("Es fehlt eine Beschreibung.")).toBeVisible();
  }
  const settings = dialog(page, "Einstellungen");
  // Checks only the window, because the page itself contains the faults that the window reports.
  await expectAccessible(page, "[data-window]");
  await settings.getByLabel("Beschreibung", { exact: true }).fill("Was hier steht.");
  await settings.getByRole("button", { name: "Speichern" }).click();
  await expect(settings.getByText("Es fehlt eine Beschreibung.")).toHaveCount(0);
  await page.getByRole("link", { name: "Veranstaltungen", exact: true }).first().click();
  await expect(page).toHaveURL(/\/Veranstaltungen$/u);
  await expect(settings.getByLabel("Beschreibung", { exact: true })).not.toHaveValue("Was hier steht.");
  await settings.getByRole("link", { name: "Seiten und Einträge" }).click();
  await expect(page).toHaveURL(/\/admincenter\/settings\/seo$/u);

  await test.step("the tabs show the center's screens; what is not saved is asked for", async () => {
    await page.goto("/Kontakt");
    await openFromBar(page, "Einstellungen");
    const tab = (name: string) => settings.getByRole("tab", { name, exact: true });
    await expect(tab("SEO")).toHaveAttribute("aria-selected", "true");
    const title = settings.getByRole("textbox", { name: "Titel", exact: true });
    await title.fill("So finden Sie uns");
    for (const preview of ["Im Suchergebnis", "Beim Teilen"])
      await expect(settings.getByRole("figure", { name: preview })).toContainText("So finden Sie uns");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button").first().click();
    await expect(title).toHaveValue("So finden Sie uns");
    await tab("Passwort").click();
    await question.getByRole("button").last().click();
    await expect(settings.getByLabel("Neues Passwort", { exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const [name, heading] of [
      ["Speicherplatz", /Speicherplatz|Speicher/u],
      ["Benachrichtigungen", /Benachrichtigungen|Wer/u],
      ["Api Schlüssel", /Schlüssel/u],
    ] as const) {
      await tab(name).click();
      await expect(settings.getByRole("heading", { name: heading }).first()).toBeVisible();
    }
    await expectAccessible(page);
    expect(
      await settings
        .locator("section")
        .first()
        .evaluate((element) => element.scrollWidth <= element.clientWidth),
    ).toBe(true);
  });
});

test("on a phone a window is a sheet as high as the screen, in which the focus stays", phoneOnly, async ({ page }) => {
  await page.goto("/Aktuelles");
  // On phones, the bar has no button for the windows. The person's menu lists them instead.
  const settings = await openFromBar(page, "Einstellungen", /^Willkommen/u);
  await expect.poll(() => boxOf(settings)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(button(settings, "Einstellungen: Fenster verschieben")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(settings).toBeFocused();
  await expectAccessible(page, "[data-window]");
  await test.step("the row of tabs fades out where it goes on", async () => {
    const tabs = settings.getByRole("tablist");
    await expect(tabs).toHaveAttribute("data-after");
    await expect(tabs).not.toHaveAttribute("data-before");
    await tabs.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.getByRole("tab").last()).toBeInViewport({ ratio: 1 });
    await expect(tabs).toHaveAttribute("data-before");
    await expect(tabs).not.toHaveAttribute("data-after");
  });
  await button(settings, "Einstellungen schließen").click();
  await expect(settings).toHaveCount(0);
  await expect(button(page, /^Willkommen/u)).toBeFocused();
});
