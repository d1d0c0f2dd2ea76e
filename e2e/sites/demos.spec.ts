// Both demos pass the same checks. A visitor also walks through the second demo, a football club, by its links.
import type { APIRequestContext, Page } from "@playwright/test";
import { demoNames } from "#db/seed/demos.ts";
import type { DemoName } from "#db/seed/types.ts";
import { ownWords } from "#testing/demo-words.ts";
import { browserTest as test, clientStarted, errorsOf, expect, expectAccessible } from "../fixtures.ts";
import { emptyData, type OwnData } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const valueOf = { mosthof: "1", verein: "verein" } as const satisfies Record<DemoName, string>;

type Running = { data: OwnData; site: StartedSite };
const running = new Map<DemoName, Running>();
test.beforeAll(async () => {
  await Promise.all(
    demoNames.map(async (name) => {
      const data = await emptyData();
      const env = { DEMO: valueOf[name], ADMIN_PASSWORD: "Streuobst-im-Test-26" };
      running.set(name, { data, site: await startSite(data, env) });
    }),
  );
});
test.afterAll(async () => {
  for (const { site, data } of running.values()) {
    await site.stop();
    await data.remove();
  }
});

const urlOf = (name: DemoName): string => running.get(name)?.site.url ?? "";

const main = (page: Page) => page.getByRole("main");

const foreignWord = (name: DemoName, text: string): string | undefined =>
  demoNames.filter((other) => other !== name).map((other) => ownWords[other].exec(text)?.[0])[0];

/** The texts of a page and of its head, without addresses and programs. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/gu, " ")
    .replaceAll(/<meta [^>]*content="([^"]*)"[^>]*>/gu, " $1 ")
    .replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/gu, " $1 ")
    .replaceAll(/<[^>]*>/gu, " ");

const WITHOUT_ENTRY = ["/suche", "/newsletter", "/widerrufen", "/shop/warenkorb", "/Bildnachweise", "/login"];

async function listPaths(request: APIRequestContext, url: string): Promise<string[]> {
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = ""]) => new URL(address).pathname);
  const legal = ["/Impressum", "/Datenschutz", "/Barrierefreiheit", "/AGB", "/Widerrufsbelehrung"];
  return [...new Set([...listed, ...legal, ...WITHOUT_ENTRY])];
}

for (const name of demoNames) {
  test(`${name}: each page has a title, a text and whole pictures, and no word of the other demo`, async ({
    request,
  }) => {
    const url = urlOf(name);
    const paths = await listPaths(request, url);
    expect(paths.length).toBeGreaterThan(40);
    const pictures = new Set<string>();
    for (const path of paths) {
      const answer = await request.get(url + path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      const [shown = ""] = /<main[\s\S]*<\/main>/u.exec(html) ?? [];
      expect(html.match(/<h1[ >]/gu), path).toHaveLength(1);
      const words = textOf(shown).replaceAll(/\s+/gu, " ");
      if (!WITHOUT_ENTRY.includes(path)) expect(words.length, path).toBeGreaterThan(200);
      expect(foreignWord(name, textOf(html)), path).toBeUndefined();
      for (const [, source = ""] of html.matchAll(/<img [^>]*src="(\/[^"]*)"/gu)) pictures.add(source);
    }
    expect(pictures.size).toBeGreaterThan(25);
    for (const source of pictures) {
      const { status, headers } = await request.get(url + source).then((got) => ({
        status: got.status(),
        headers: got.headers(),
      }));
      expect([status, headers["content-type"]], source).toEqual([200, expect.stringMatching(/^image\//u)]);
    }
  });

  test(`${name}: one page of each kind is accessible, and loads without an error`, async ({ page }) => {
    const errors = errorsOf(page);
    const url = urlOf(name);
    await page.goto(url);
    await expectSound(page, name);
    for (const list of ["Aktuelles", "Veranstaltungen", "Shop"]) {
      await followMenu(page, list);
      await expectSound(page, name);
      const title = await main(page).getByRole("heading", { level: 1 }).innerText();
      const entry = main(page).getByRole("article").getByRole("heading").getByRole("link");
      await entry.or(main(page).getByRole("listitem").getByRole("heading").getByRole("link")).first().click();
      await expect(main(page).getByRole("heading", { level: 1 })).not.toHaveText(title);
      await expectSound(page, name);
    }
    for (const legal of ["Kontakt", "Impressum", "Datenschutz"]) {
      await page.getByRole("contentinfo").getByRole("link", { name: legal, exact: true }).click();
      await expect(main(page).getByRole("heading", { level: 1 })).toContainText(legal.slice(0, 5));
      await expectSound(page, name);
    }
    expect(errors).toEqual([]);
  });
}

/** On the home page, the links are in the bar only after scrolling. */
async function followMenu(page: Page, link: string, menu = "Hauptnavigation"): Promise<void> {
  await clientStarted(page);
  const open = page.getByRole("banner").getByRole("button", { name: /^(?:Menü öffnen|Open menu)$/u });
  const isHome = /^\/(?:en)?$/u.test(new URL(page.url()).pathname);
  if (isHome) await open.click();
  const within = isHome
    ? page.getByRole("dialog", { name: menu })
    : page.getByRole("banner").getByRole("navigation", { name: menu });
  await within.getByRole("link", { name: link, exact: true }).click();
}

/** The page shows whole pictures, no word of the other demo, and has no barriers. */
async function expectSound(page: Page, name: DemoName = "verein"): Promise<void> {
  expect(foreignWord(name, await page.locator("body").innerText()), page.url()).toBeUndefined();
  const broken = await page.locator("img").evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = "eager";
        return image.decode().then(
          () => null,
          () => image.currentSrc,
        );
      }),
    ),
  );
  expect(
    broken.filter((source) => source !== null),
    page.url(),
  ).toEqual([]);
  await expectAccessible(page);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a visitor of the club finds team, event and jersey in German", async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto(urlOf("verein"));
  await expect(title(page)).toHaveText("SV Talblick");
  await expect(main(page).locator("img").first()).toHaveAttribute("alt", /Flutlicht/u);
  await expect(main(page).getByRole("link", { name: "Mitspielen" })).toHaveAttribute("href", "/mitglied-werden");
  await expect(main(page).getByRole("link", { name: "Ortskasse Talblick" })).toHaveAttribute("rel", /sponsored/u);

  await followMenu(page, "Mannschaften");
  await expect(title(page)).toHaveText("Mannschaften");
  const teams = main(page).getByRole("navigation").getByRole("link");
  await expect(teams).toHaveText(["Erste Herren", "Frauen", "Jugend"]);
  await teams.nth(1).click();
  await expect(page).toHaveURL(`${urlOf("verein")}/mannschaften/frauen`);
  await expect(title(page)).toHaveText("Frauen");
  await expect(main(page).getByRole("img", { name: "Aylin Demir" })).toBeVisible();
  await expectSound(page);

  await main(page).getByRole("link", { name: "Die nächsten Spiele" }).click();
  await expect(title(page)).toHaveText("Veranstaltungen");
  await main(page).getByRole("link", { name: "Fußball für alle über 50" }).first().click();
  await expect(title(page)).toHaveText("Fußball für alle über 50");
  await expect(main(page).getByText("Turnhalle der Grundschule")).toHaveCount(2);
  await expectSound(page);

  await followMenu(page, "Verein");
  await expect(title(page)).toHaveText("Verein");
  await expect(main(page).getByRole("img", { name: "Sabine Wolter" })).toBeVisible();
  await expectSound(page);
  await main(page).getByRole("navigation").getByRole("link", { name: "Sponsoren" }).click();
  await expect(title(page)).toHaveText("Sponsoren");
  await expectSound(page);

  await followMenu(page, "Shop");
  await main(page).getByRole("link", { name: "Trikot", exact: true }).click();
  await expect(title(page)).toHaveText("Trikot");
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
  await page.goto(urlOf("verein"));
  await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("navigation", { name: menu }).getByRole("link")).toHaveText([
    "News",
    "Events",
    "Teams",
    "Training",
    "Club",
    "Become a member",
    "Shop",
  ]);
  await expectSound(page);
  await followMenu(page, "Training", menu);
  await expect(title(page)).toHaveText("Training");
  await expect(main(page).getByRole("row", { name: /Under 13/u })).toHaveCount(2);
  await expect(
    main(page)
      .getByRole("row", { name: /19:00.20:30.*Women.*Ground.1/u })
      .first(),
  ).toBeVisible();
  await expectSound(page);
  await followMenu(page, "Become a member", menu);
  await expect(title(page)).toHaveText("Become a member");
  await expect(main(page).getByText("(in German)")).toHaveCount(0);
  await expectSound(page);
  expect(errors).toEqual([]);
});

test("pages that the club does not have are missing", async ({ request }) => {
  const url = urlOf("verein");
  for (const path of ["/Erlebnis", "/erlebnis/101", "/Projekt"])
    expect((await request.get(url + path)).status(), path).toBe(404);
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  expect(sitemap).toContain("/mannschaften/jugend");
  expect(sitemap).not.toContain("rlebnis");
});
