// Tests name, look and logo: users choose them by keyboard, see a preview, and after saving all visitors see them.
// contract/look/look.test.ts checks all palettes.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { paletteTokens } from "#contract/look/palettes.ts";
import { answered } from "./answered.ts";
import { adminTest as test, expect, expectAccessible, expectReadable } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { drawn, shiftsOf, watchShifts } from "./shifts.ts";

let before: object;
let logo: string | undefined;
test.beforeAll(async ({ admin }) => {
  const [{ site, title }] = (await (await admin.get("/api/v0/config/")).json()) as [{ site: object; title: string }];
  // The name is the site's title, too.
  before = { site, title };
});
test.afterAll(async ({ admin }) => {
  expect((await admin.put("/api/v0/config/", { data: before })).ok()).toBe(true);
  if (logo) expect((await admin.delete(`/api/v0/file/${logo}`)).ok()).toBe(true);
});

const rootStyle = (page: Page) => page.evaluate(() => document.documentElement.getAttribute("style"));
const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement as Element).backgroundColor);
const paper = `rgb(${[1, 3, 5].map((at) => Number.parseInt(paletteTokens.slate.paper[0].slice(at, at + 2), 16)).join(", ")})`;
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true }).click();

test("palette, colour and fonts are chosen with the keys, seen in the preview at once, and by guests after saving", async ({
  page,
  browser,
  site,
  admin,
}, { project }) => {
  const reset = { name: "", en: null, palette: "garden", accent: null, fonts: "print" };
  expect((await admin.put("/api/v0/config/", { data: { site: reset } })).ok()).toBe(true);
  const context = await browser.newContext({ baseURL: site.url, viewport: project.use.viewport ?? null });
  const guest = await context.newPage();
  const requests = collectRequests(guest);
  const sheetsOf = async (): Promise<number> => {
    await guest.goto("/");
    await requests.finished();
    return guest.locator('link[rel="stylesheet"]').count();
  };
  const sheets = await sheetsOf();
  expect(await rootStyle(guest)).toBeNull();
  expect(await guest.locator("style").count()).toBe(0);

  await page.goto("/admincenter/settings/look");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: /^Garten/u }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Schiefer/u })).toBeChecked();
  await expect(frame.locator("html")).toHaveAttribute("style", /--paper:light-dark/u);
  await expect(page.getByLabel("Eigene Farbe")).toHaveAttribute("placeholder", paletteTokens.slate.leaf[0]);
  await page.getByLabel("Eigene Farbe").fill("#ffd400");
  await expect(page.getByRole("status").filter({ hasText: "auf hellem Grund" })).toBeVisible();
  await page.getByRole("radio", { name: /^Magazin/u }).focus();
  for (const name of [/^Grotesk/u, /^Buch/u, /^Klassisch/u, /^Freundlich/u, /^Plakat/u]) {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name })).toBeChecked();
  }
  const heading = frame.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/Oswald/u);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Turnverein Talblick");
  await expect(frame.locator("header").getByText("Turnverein Talblick")).toBeVisible();
  await page.getByText("Dunkel", { exact: true }).click();
  await expect(frame.locator("html")).toHaveAttribute("style", /color-scheme:dark/u);
  await expectAccessible(page, "form");

  await guest.reload();
  expect(await rootStyle(guest)).toBeNull();
  await save(page);
  await expect(page.getByRole("status").getByText("gespeichert", { exact: true })).toBeVisible();

  await watchShifts(guest);
  expect(await sheetsOf()).toBe(sheets);
  await guest.evaluate(() => document.fonts.ready);
  await drawn(guest);
  // Fonts that load late may move the ends of lines slightly, but not whole lines.
  const moved = (await shiftsOf(guest)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(moved).toBeLessThan(0.005);
  expect(await paperOf(guest)).toBe(paper);
  await expect(guest).toHaveTitle(/Turnverein Talblick/u);
  await expect(guest.locator('meta[property="og:site_name"]')).toHaveAttribute("content", "Turnverein Talblick");
  const loaded = await guest.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toContain("Oswald Variable");
  expect(loaded).not.toContain("Fraunces Variable");
  const shown = await guest
    .getByRole("link", { name: "Kontakt" })
    .last()
    .evaluate((link) => getComputedStyle(link).getPropertyValue("--leaf"));
  expect(shown).not.toContain("light-dark(#ffd400");

  await page.getByLabel("Eigene Farbe").fill("blau");
  await save(page);
  await expect(page.getByLabel("Eigene Farbe")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Farbe der Palette nehmen" }).click();
  await answered(page, /trpc\/[^?]*settings\.update/u, () => save(page));
  await expect(page.getByRole("button", { name: "Farbe der Palette nehmen" })).toHaveCount(0);

  await context.close();

  await test.step("who has not seen the newest settings changes nothing, and is told so; leaving unsaved is asked", async () => {
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Nicht gespeichert");
    expect((await admin.put("/api/v0/config/", { data: { site: { palette: "lake" } } })).ok()).toBe(true);
    await save(page);
    await expect(page.getByText("Noch nicht gespeichert", { exact: false })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Nicht gespeichert");
    await page.getByRole("link", { name: "SEO", exact: true }).click();
    const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: /verwerfen|verlassen/iu }).click();
    await expect(page).toHaveURL(/\/seo$/u);
  });
});

test("every text of a palette can be read, light and dark", async ({ browser, site, admin }) => {
  const own = { palette: "plum", accent: null, fonts: "print", name: "" };
  expect((await admin.put("/api/v0/config/", { data: { site: own } })).ok()).toBe(true);
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const guest = await context.newPage();
  for (const path of ["/", "/Aktuelles", "/shop", "/Kontakt", "/login"]) {
    await guest.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await guest.emulateMedia({ colorScheme });
      await expectReadable(guest);
    }
  }
  await context.close();
});

/** The background and text colours of the tool's surfaces, and of the page below them. */
async function shownColors(page: Page) {
  const paints = async (part: Locator) =>
    await part.evaluate((element) => {
      const { color, backgroundColor, fontFamily } = getComputedStyle(element);
      return [color, backgroundColor, fontFamily].join(" ");
    });
  await page.goto("/Impressum");
  const edit = page.getByRole("button", { name: "Bearbeiten", exact: true });
  const panel = page.getByRole("region", { name: "Eintrag", exact: true });
  const frame = [
    await paints(page.locator("[data-tool=layer] > :first-child")),
    await paints(panel),
    await paints(edit),
  ];
  const heading = await paints(page.getByRole("heading", { level: 1 }));
  const article = [await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), heading];
  await page.getByRole("button", { name: "Fenster", exact: true }).click();
  const item = page.getByRole("menuitem", { name: "Einstellungen" });
  frame.push(await paints(item));
  await item.click();
  const opened = page.getByRole("dialog", { name: "Einstellungen" });
  frame.push(await paints(opened), await paints(opened.getByRole("tab", { selected: true })));
  await page.getByRole("link", { name: "Admincenter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  const ground = await page
    .locator("[data-tool=page]")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.locator("html"), "also beyond the end of the screen").toHaveCSS("background-color", ground);
  frame.push(ground);
  frame.push(await paints(page.getByRole("heading", { level: 1 })), await paints(page.getByRole("main")));
  return { frame, article };
}

test("the tool keeps its colours and its font under every look, while the pages change theirs", async ({
  page,
  admin,
}) => {
  const look = async (site: object) => {
    expect((await admin.put("/api/v0/config/", { data: { site: { name: "", accent: null, ...site } } })).ok()).toBe(
      true,
    );
    return await shownColors(page);
  };
  const one = await look({ palette: "slate", fonts: "poster" });
  const other = await look({ palette: "plum", fonts: "print" });
  expect(other.frame).toEqual(one.frame);
  expect(other.article[0]).not.toBe(one.article[0]);
  expect(other.article[1]).not.toBe(one.article[1]);
});

test("a logo is the icon of browsers, phones and the manifest, stands in the head, and is the picture for sharing", async ({
  page,
  admin,
  browser,
  site,
}) => {
  const mark = { create: { width: 360, height: 360, channels: 4 as const, background: "#14324f" } };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 4, background: clear } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
  const name = "Logo des Vereins.png";
  await page.goto("/admincenter/settings/look");
  await page.getByRole("button", { name: "Aus Dateien wählen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Bild übernehmen" }).click();
  await expect(page.locator("#logo").getByText(name, { exact: true })).toBeVisible();
  const all = (await (await admin.get("/api/v0/file/?limit=200")).json()) as { _id: string; name: string }[];
  logo = all.find((file) => file.name === name)?._id;
  await expect(page.frameLocator("iframe").locator("header picture img")).toBeVisible();
  await save(page);
  await expect(page.getByRole("status").getByText("gespeichert", { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  const guest = await context.newPage();
  // Blocks fonts, because fonts.spec.ts tests fonts that load late.
  await guest.route("**/*.woff2", (route) => route.abort());
  await watchShifts(guest);
  await guest.goto("/Impressum");
  const shownLogo = guest.locator("header picture img");
  await expect(shownLogo).toBeVisible();
  await expect(shownLogo).toHaveAttribute("alt", "");
  await drawn(guest);
  expect(await shiftsOf(guest)).toEqual([]);
  const sizeAt = async (address: string | null) => {
    const answer = await guest.request.get(address ?? "");
    expect(answer.ok(), String(address)).toBe(true);
    const { width, height } = await sharp(await answer.body()).metadata();
    return `${width}x${height}`;
  };
  const hrefOf = (rel: string) => guest.locator(`link[rel="${rel}"]`).first().getAttribute("href");
  expect(await sizeAt(await hrefOf("icon"))).toBe("192x192");
  expect(await sizeAt(await hrefOf("apple-touch-icon"))).toBe("180x180");
  expect(await sizeAt("/apple-touch-icon.png")).toBe("180x180");
  expect((await guest.request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
  const manifest = (await (await guest.request.get((await hrefOf("manifest")) ?? "")).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) expect(await sizeAt(src)).toBe(sizes);
  const shared = await guest.locator('meta[property="og:image"]').getAttribute("content");
  expect(await sizeAt(new URL(shared ?? "").pathname)).toBe("1200x630");
  await context.close();
});
