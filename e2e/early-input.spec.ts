import type { Page } from "@playwright/test";
import { clientStarted, expect, phone, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

/** Opens a page. Its client starts only when the returned function is called. */
async function openBeforeClient(page: Page, address: string): Promise<() => Promise<void>> {
  const client = await holdAnswer(page, /\/assets\/entry\.client-/u);
  // `goto` would wait for the client.
  await page.goto("about:blank");
  await page.evaluate((url) => window.location.assign(url), address);
  // The document and its styles are complete. Only the client's code is missing.
  await page.waitForFunction(() => window.location.href !== "about:blank" && document.readyState !== "loading");
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    expect(await page.evaluate(() => "started" in document.documentElement.dataset)).toBe(false);
    client.release();
    await clientStarted(page);
  };
}

test("typed text survives the start: newsletter, search and amount of a product", async ({ page, site }) => {
  const start = await openBeforeClient(page, `${site.url}/newsletter`);
  const email = page.getByRole("main").getByLabel("E-Mail", { exact: true });
  await email.fill("frueh@example.org");
  await start();
  await expect(page.getByRole("main").getByRole("radiogroup")).toBeVisible();
  await expect(email).toHaveValue("frueh@example.org");
  await page.getByRole("button", { name: "Abonnieren", exact: true }).click();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await expect(email).toHaveValue("frueh@example.org");

  const startSearch = await openBeforeClient(page, `${site.url}/suche`);
  const search = page.getByRole("searchbox", { name: "Suche" });
  await search.fill("Äpfel");
  await startSearch();
  await expect(search).toHaveValue("Äpfel");

  await page.goto("/shop");
  const item = await page.getByRole("main").getByRole("link", { name: "Birnensaft" }).first().getAttribute("href");
  const startShop = await openBeforeClient(page, site.url + item);
  const amount = page.getByRole("textbox", { name: /^(?:Einzeln|Anzahl)/u });
  await amount.fill("5");
  await startShop();
  await page.getByRole("button", { name: /^(?:Einzeln|Anzahl).*: eins mehr$/u }).click();
  await expect(amount).toHaveValue("6");
});

test("letters that are typed while the client takes a form over are kept, with the focus", async ({ page, site }) => {
  for (const [path, name] of [
    ["/Kontakt", "Nachricht"],
    ["/widerrufen", "Name"],
    ["/erlebnis/109", "Ihr Name"],
  ] as const) {
    const start = await openBeforeClient(page, site.url + path);
    const field = page.getByRole("main").getByLabel(name).first();
    await field.focus();
    const letters = "Streuobstwiese ".repeat(6).trim();
    let isStarted = false;
    const starting = start().then(() => (isStarted = true));
    let typed = "";
    for (let isLast = false; !isLast; isLast = isStarted)
      for (const letter of letters) {
        await page.keyboard.insertText(letter);
        typed += letter;
      }
    await starting;
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
});

test("the search keeps what is typed at the moment of its focus, and while results are loaded", async ({ page }) => {
  await page.goto("/Aktuelles");
  await page.evaluate(() =>
    addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "search")
          document.execCommand("insertText", false, "Ä");
      },
      { once: true },
    ),
  );
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Suche" })
    .evaluate((link: HTMLElement) => link.click());
  const field = page.getByRole("searchbox", { name: "Suche" });
  await expect(field).toBeFocused();
  await page.keyboard.type("pfel");
  const found = await holdAnswer(page, /trpc\/[^?]*search\.find/u);
  await page.keyboard.press("Enter");
  await found.asked;
  await page.keyboard.type("saft");
  found.release();
  await expect(page).toHaveURL("/suche?q=%C3%84pfel");
  await expect(page).toHaveTitle(/^Suche nach „Äpfel“ – /u);
  await expect(field).toHaveValue("Äpfelsaft");
  await page.goBack();
  await expect(page).toHaveURL("/suche");
  await expect(field).toHaveValue("");
});

test("forms that were submitted before the start are sent: search and footer", async ({ page, site }) => {
  const start = await openBeforeClient(page, `${site.url}/suche`);
  await page.getByRole("searchbox", { name: "Suche" }).fill("Äpfel");
  await page.getByRole("button", { name: "Suchen" }).click();
  await start();
  await expect(page).toHaveURL("/suche?q=%C3%84pfel");

  const startContact = await openBeforeClient(page, `${site.url}/Kontakt`);
  await page.getByRole("contentinfo").getByRole("textbox").fill("unten@example.org");
  await page.getByRole("button", { name: "Newsletter abonnieren" }).click();
  await startContact();
  await expect(page).toHaveURL(/\/newsletter$/u);
  await expect(page.getByRole("main").getByLabel("E-Mail", { exact: true })).toHaveValue("unten@example.org");
});

test("the button below the captcha stays in its place while the captcha comes", phone, async ({ page, site }) => {
  const challenge = await holdAnswer(page, /captcha\.challenge/u);
  const start = await openBeforeClient(page, `${site.url}/newsletter`);
  const button = page.getByRole("button", { name: "Abonnieren", exact: true });
  const topOf = async (): Promise<number> => Math.round((await button.boundingBox())?.y ?? 0);
  const before = await topOf();
  await start();
  await challenge.asked;
  await expect(page.getByRole("radiogroup", { name: "Bilder werden geladen" })).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
  challenge.release();
  await expect(page.getByRole("radiogroup", { name: "Bitte wählen Sie das Bild" })).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
});
