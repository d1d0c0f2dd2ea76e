import type { Page } from "@playwright/test";
import { phone, expect, expectAccessible, test } from "./fixtures.ts";

const resultsOf = (page: Page) => page.getByRole("main").getByRole("article");

test(
  "from any page by keyboard: the field, the results with marks, the pages, and back",
  phone,
  async ({ page, isMobile }) => {
    await page.goto("/Aktuelles");
    // On phones, the site's name needs the space in the bar, so the search is in the drawer.
    if (isMobile) await page.getByRole("button", { name: "Menü öffnen" }).press("Enter");
    const link = isMobile
      ? page.getByRole("dialog").getByRole("link", { name: "Suche" })
      : page.getByRole("banner").getByRole("link", { name: "Suche" });
    await link.press("Enter");
    const field = page.getByRole("searchbox", { name: "Suche" });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("Äpfel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/suche?q=%C3%84pfel");
    await expect(page).toHaveTitle(/^Suche nach „Äpfel“ – /u);
    await expect(page.getByRole("status").getByText(/^\d\d Treffer\. Seite 1 von \d\.$/u)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(resultsOf(page)).toHaveCount(10);
    await expect(resultsOf(page).first().locator("mark").first()).toHaveText(/^[äa]pfel/iu);
    await expectAccessible(page);
    await page
      .getByRole("navigation", { name: "Seiten mit Treffern" })
      .getByRole("link", { name: "Nächste" })
      .press("Enter");
    await expect(page).toHaveURL("/suche?q=%C3%84pfel&seite=2");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("status").getByText(/Seite 1 von \d\.$/u)).toBeVisible();
    await resultsOf(page).first().getByRole("heading").getByRole("link").click();
    await expect(page).not.toHaveURL(/suche/u);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/apfel/iu);
  },
);

test("a search with a typo finds results, says so, and is corrected by one click", async ({ page }) => {
  await page.goto("/suche?q=Bienngarten");
  await expect(page.getByRole("status")).toContainText("Genau so geschrieben haben wir nichts gefunden");
  await page.getByRole("link", { name: "Bienengarten", exact: true }).first().click();
  await expect(page.getByRole("searchbox")).toHaveValue("Bienengarten");
  await expect(resultsOf(page).first().getByRole("heading")).toHaveText("Bienengarten");
});

/**
 * Simulates how a browser translates a page. Some browsers replace a text with a <font>; others insert one and then
 * remove the text.
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isWord = ({ data, parentElement }: Text) => data.trim() !== "" && !parentElement?.closest("script, style");
    for (const [index, text] of texts.filter(isWord).entries()) {
      const font = document.createElement("font");
      font.append(`[${text.data}]`);
      if (index % 2) text.replaceWith(font);
      else {
        text.before(font);
        text.remove();
      }
    }
  });

test("a page keeps working after the browser's translation: a second search, another page, and changing numbers", async ({
  page,
}) => {
  await page.goto("/suche?q=%C3%84pfel");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await translate(page);
  await expect(resultsOf(page).first()).toContainText("[");
  const field = page.getByRole("searchbox");
  await field.fill("Bienengarten");
  await field.press("Enter");
  await expect(page).toHaveURL("/suche?q=Bienengarten");
  await expect(resultsOf(page).first()).toContainText("Bienengarten");
  await expect(page.getByRole("status").first()).not.toContainText("[");
  await translate(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Kontakt/u })
    .click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("Kontakt");
  await translate(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Ohne Bilder bestätigen/u })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Alles bestätigt." })).toBeVisible();
});

test("what is typed is only ever text; nothing found leads on", async ({ page }) => {
  const q = `<xqimg onxq="xqalert()">"'&</xqscript><xqmark>`;
  await page.goto(`/suche?q=${encodeURIComponent(q)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Suche nach „${q}“`);
  await expect(page.getByRole("searchbox")).toHaveValue(q);
  await expect(page.getByRole("main").locator("[onxq], xqimg, xqmark, mark, img")).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("nichts gefunden");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Veranstaltungen" }).click();
  await expect(page).toHaveURL("/Veranstaltungen");
});

test("in English the interface is English, and German texts are named as German", async ({ page }) => {
  await page.goto("/suche?q=Bienen&lang=en");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("Bienen");
  await expect(page.getByRole("status")).toContainText(/results?\./u);
  await expect(resultsOf(page).first().getByRole("heading")).toHaveAttribute("lang", /^(de|en)$/u);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent by the browser itself", async ({ page }) => {
    await page.goto("/suche");
    await page.getByRole("searchbox", { name: "Suche" }).fill("zwetschge kurs");
    await page.getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL("/suche?q=zwetschge+kurs");
    await expect(page.getByRole("searchbox")).toHaveValue("zwetschge kurs");
    await expect(page.getByRole("status")).not.toBeEmpty();
  });
});

test("addresses are read as far as they can be, and cost no more than one line", async ({ request }) => {
  for (const [path, status] of [
    ["/suche", 200],
    [`/suche?q=${"x".repeat(6_000)}`, 200],
    ["/suche?q=%00%ff%ed%a0%80", 200],
    ["/suche?q=a&q=b&constructor=1", 200],
    ["/suche?q=apfel&seite=0", 404],
    ["/suche?q=apfel&seite=99", 404],
    ["/suche?q=apfel&seite=1000000", 404],
  ] as const)
    expect((await request.get(path)).status(), path.slice(0, 40)).toBe(status);
});
