// Tests the second demo, a football club. A visitor walks through it by its links, in both languages.
import type { Page } from "@playwright/test";
import { ownWords } from "#testing/demo-words.ts";
import { browserTest as test, errorsOf, expect, expectAccessible } from "../fixtures.ts";
import { emptyData, type OwnData } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const SHOTS = process.env["SHOTS"];

let data: OwnData;
let site: StartedSite;
test.beforeAll(async () => {
  data = await emptyData();
  site = await startSite(data, { DEMO: "verein", ADMIN_PASSWORD: "Streuobst-im-Test-26" });
});
test.afterAll(async () => {
  await site.stop();
  await data.remove();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const follow = (page: Page, menu: string, name: string): Promise<void> =>
  page.getByRole("banner").getByRole("navigation", { name: menu }).getByRole("link", { name, exact: true }).click();

/** The page has a title, a text and whole pictures, and no word of the first demo. */
async function expectSound(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  expect((await main(page).innerText()).length, page.url()).toBeGreaterThan(120);
  const head = await page.locator("head meta[content]").evaluateAll((all) => all.map((one) => one.outerHTML));
  const shown = [await page.title(), await page.locator("body").innerText(), ...head].join("\n");
  expect(ownWords.mosthof.exec(shown)?.[0], page.url()).toBeUndefined();
  const widths = await page.locator("img").evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(
        (image) => (
          (image.loading = "eager"),
          image.decode().then(
            () => image.naturalWidth,
            () => 0,
          )
        ),
      ),
    ),
  );
  expect(
    widths.filter((width) => width === 0),
    page.url(),
  ).toEqual([]);
  await expectAccessible(page);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${heading.replaceAll(" ", "-")}.png`, fullPage: true });
}

test("a visitor finds team, event and jersey in German", async ({ page }) => {
  const errors = errorsOf(page);
  const menu = "Hauptnavigation";
  await page.goto(site.url);
  await expectSound(page, "SV Talblick");
  await expect(main(page).locator("img").first()).toHaveAttribute("alt", /Flutlicht/u);
  await expect(main(page).getByRole("link", { name: "Mitspielen" })).toHaveAttribute("href", "/mitglied-werden");

  await follow(page, menu, "Mannschaften");
  await expectSound(page, "Mannschaften");
  const teams = main(page).getByRole("navigation").getByRole("link");
  await expect(teams).toHaveText(["Erste Herren", "Frauen", "Jugend"]);
  await teams.nth(1).click();
  await expect(page).toHaveURL(`${site.url}/mannschaften/frauen`);
  await expectSound(page, "Frauen");

  await main(page).getByRole("link", { name: "Die nächsten Spiele" }).click();
  await expectSound(page, "Veranstaltungen");
  await main(page).getByRole("link", { name: "Sommerfest am Platz" }).first().click();
  await expectSound(page, "Sommerfest am Platz");
  await expect(main(page).getByText("Spielekarte für Kinder")).toBeVisible();

  await follow(page, menu, "Shop");
  await expectSound(page, "Shop");
  await expect(main(page).getByRole("article").getByRole("heading")).toHaveText([
    "Trikot",
    "Schal",
    "Kapuzenpulli",
    "Dauerkarte",
  ]);
  await main(page).getByRole("link", { name: "Trikot", exact: true }).click();
  await expectSound(page, "Trikot");
  await page.getByRole("group", { name: "Größe" }).getByText("M", { exact: true }).click();
  await page.getByRole("group", { name: "Farbe" }).getByText("Weiß", { exact: true }).click();
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Warenkorb/u })
    .click();
  await expect(main(page)).toContainText("M / Weiß");
  expect(errors).toEqual([]);
});

test("the same pages are there in English, with a table of training times", async ({ page }) => {
  const errors = errorsOf(page);
  const menu = "Main navigation";
  await page.goto(site.url);
  await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
  await expectSound(page, "SV Talblick");
  await expect(page.getByRole("banner").getByRole("navigation", { name: menu }).getByRole("link")).toHaveText([
    "News",
    "Events",
    "Teams",
    "Training",
    "Club",
    "Become a member",
    "Shop",
  ]);
  await follow(page, menu, "Training");
  await expectSound(page, "Training");
  await expect(main(page).getByRole("row", { name: /^Women/u })).toContainText("19:00–20:30");
  await follow(page, menu, "News");
  await main(page).getByRole("link", { name: "The cup is on the shelf" }).first().click();
  await expectSound(page, "The cup is on the shelf");
  await follow(page, menu, "Become a member");
  await expectSound(page, "Become a member");
  await expect(main(page).getByText("(in German)")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("pages that the club does not have are missing", async ({ request }) => {
  for (const path of ["/Erlebnis", "/erlebnis/101"])
    expect((await request.get(site.url + path)).status(), path).toBe(404);
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain("/mannschaften/jugend");
  expect(sitemap).not.toContain("rlebnis");
});
