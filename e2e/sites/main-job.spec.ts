import type { Page } from "@playwright/test";
import sharp from "sharp";
import { editorOf, openProperties } from "../editor.ts";
import { browserTest as test, errorsOf, expect, expectAccessible } from "../fixtures.ts";
import { copySeeded, firstPassword } from "../site-data.ts";
import { startSite } from "../site.ts";

const word = {
  password: "Passwort",
  welcome: "Willkommen, admin",
  current: "Aktuelles Passwort",
  new: "Neues Passwort",
  repeat: "Neues Passwort wiederholen",
  save: "Speichern",
  newEntry: "Neu",
  news: /^Meldung/u,
  saved: "gespeichert",
  published: "veröffentlicht",
  pending: "Änderungen noch nicht öffentlich",
  title: "Titel",
  block: "Text",
  list: "Aufzählung",
  edit: "Bearbeiten",
} as const;

const ownPassword = "Streuobst-im-Test-26";

test("an admin publishes and a visitor reads it", async ({ page, browser }) => {
  test.slow();
  const data = await copySeeded();
  const site = await startSite(data, {}, "npm start");
  const errors = errorsOf(page);
  for (const [language, password, refusal] of [
    ["en", "Password", "wrong user or password"],
    ["de", word.password, "Benutzer oder Passwort falsch"],
  ] as const) {
    await page.context().addCookies([{ name: "lang", value: language, url: site.url }]);
    await page.goto(`${site.url}/login`);
    await page.getByLabel("Email").fill("admin@example.org");
    await page.getByLabel(password, { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toHaveText(refusal);
  }
  await page.getByLabel(word.password, { exact: true }).fill(firstPassword());
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${site.url}/`);

  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel(word.current).fill(firstPassword());
  await dialog.getByLabel(word.new, { exact: true }).fill(ownPassword);
  await dialog.getByLabel(word.repeat).fill(ownPassword);
  await dialog.getByRole("button", { name: word.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText(word.welcome)).toBeVisible();

  await page.getByRole("button", { name: word.newEntry, exact: true }).click();
  await page.getByRole("menuitem", { name: word.news }).click();
  await expect(page).toHaveURL(/\/Aktuelles\/[0-9a-f-]{36}$/u);
  const address = page.url();
  await page.getByRole("textbox", { name: word.title, exact: true }).fill("Apfeltag im Schnee");
  await page.keyboard.press("Enter");
  const block = page.getByRole("textbox", { name: word.block, exact: true });
  await expect(block).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await chooseHeading(page);
  await expect(block).toBeFocused();
  await page.keyboard.type("Was es gibt");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: word.list }).click();
  await expect(block).toBeFocused();
  await page.keyboard.type("Most vom Fass");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Brot");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+k");
  await page
    .getByRole("textbox", { name: "URL" })
    .or(page.getByLabel(/Adresse|Address/u))
    .first()
    .fill("/erlebnis/105");
  await page.keyboard.press("Enter");
  await openProperties(page);
  await page.getByRole("textbox", { name: "Geschrieben von" }).fill("Erna Meier");
  const picture = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: { r: 170, g: 60, b: 40 } },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: "Schnee am Hang.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.locator('main img[src*="/download/"]').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole("textbox", { name: word.title, exact: true })).toHaveValue("Apfeltag im Schnee");
  await page.getByRole("button", { name: word.save, exact: true }).click();
  await expect(page.getByText(word.saved, { exact: true })).toBeVisible();
  const guest = await browser.newContext();
  expect((await guest.request.get(address)).status()).toBe(404);
  await editorOf(page).pressPublish();
  await expect(page.getByText(word.published, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("published.png"), fullPage: true });

  // A second browser sees the entry immediately, in the list and at its URL. The server's HTML has the picture as WebP.
  const html = await (await guest.request.get(address)).text();
  expect(html).toContain(">Von Erna Meier</p>");
  expect(html).toContain('"author":{"@type":"Person","name":"Erna Meier"}');
  expect(html).toContain("<h2>Was es gibt</h2>");
  expect(/<ul><li>Most.*?<\/ul>/u.exec(html)?.[0]).toBe(
    '<ul><li>Most vom Fass</li><li><a href="/erlebnis/105">Brot</a></li></ul>',
  );
  expect(await (await guest.request.get(`${site.url}/Aktuelles`)).text()).toContain("Apfeltag im Schnee");
  const visitor = await guest.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Apfeltag im Schnee");
  const shown = await visitor
    .locator('main img[src*="/download/"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
  const variant = await guest.request.get(shown);
  expect(variant.headers()["content-type"]).toBe("image/webp");
  expect(variant.headers()["cache-control"]).toContain("immutable");
  // The server must store this change before the kill. The restarted site has another origin, so the browser has no
  // draft for it.
  await page.getByRole("textbox", { name: word.title, exact: true }).fill("Apfeltag im Regen");
  await expect(page.getByText(word.pending)).toBeVisible();
  expect(errors).toEqual([]);

  await site.kill();
  const again = await startSite(data, {}, "npm start");
  await page.goto(again.url + new URL(address).pathname);
  await page.getByRole("button", { name: word.edit, exact: true }).click();
  await expect(page.getByRole("textbox", { name: word.title, exact: true })).toHaveValue("Apfeltag im Regen");
  const after = await guest.request.get(`${again.url}${new URL(address).pathname}`);
  expect(await after.text()).toContain("Apfeltag im Schnee");
  await guest.close();
  await again.stop();
  await data.remove();
});

async function chooseHeading(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Überschrift|Absatzformat|Heading|Text style/u })
    .first()
    .click();
  await page.getByRole("option").nth(1).click();
}
