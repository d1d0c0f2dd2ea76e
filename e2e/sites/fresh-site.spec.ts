// Tests a site without a demo. No page, script or style may contain words of a demo.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fixedPages, initialPages, laterPages, listTags } from "../../contract/values/pages.ts";
import { placedBuilds } from "../../server/start/client-build/directories.ts";
import { browserTest as test, expect } from "../fixtures.ts";
import { emptyData, type OwnData } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

let data: OwnData;
let site: StartedSite;
test.beforeAll(async () => {
  data = await emptyData();
  site = await startSite(data, { DEMO: "0", ADMIN_PASSWORD: "Streuobst-im-Test-26" }, "npm start");
});
test.afterAll(async () => {
  await site.stop();
  await data.remove();
});

const demo =
  /mosthof|sonnenau|[aä]pfel|\bapples?\b|obst|orchard|presshaus|\bpresse\b|the press\b|keller|scheune|imker|bienen|spielwiese|\bhof|\bfarm\b|cider|b[aä]um|\btrees?\b|wächst|grows|talblick|flutlicht|floodlight|vereinsheim|bambini/iu;

const pages = initialPages.map((name) => fixedPages[name]);
const lacking = laterPages.map((name) => fixedPages[name]);

const lists: readonly string[] = listTags.map((list) => fixedPages[list]);
const withText: readonly string[] = pages.filter((path) => !lists.includes(path));
const paths = [...pages, "/login", "/gibt-es-nicht"];

test("no page reads as if it were a demo's, in either language, and every fixed page has a first text of its own", async ({
  page,
}) => {
  for (const language of ["de", "en"]) {
    await page.context().addCookies([{ name: "lang", value: language, url: site.url }]);
    for (const path of paths) {
      await page.goto(site.url + path);
      const shown = `${await page.title()}\n${await page.locator("body").innerText()}`;
      expect(demo.exec(shown)?.[0], `${language} ${path}`).toBeUndefined();
      const head = await page.locator("head meta[content]").evaluateAll((all) => all.map((one) => one.outerHTML));
      expect(demo.exec(head.join("\n"))?.[0], `${language} ${path}`).toBeUndefined();
      expect(head.join("\n")).not.toContain("og:image");
      // On a new site, the pages of lists have no text.
      if (language === "en" || !withText.includes(path)) continue;
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole("main").locator("article p").first()).toHaveText(/\S.{15,}\.$/u);
    }
  }
});

test("pages that not every site needs are missing, and no menu or sitemap names them", async ({ page, request }) => {
  for (const path of lacking) expect((await request.get(site.url + path)).status(), path).toBe(404);
  await page.goto(site.url);
  const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links.filter((href) => lacking.some((path) => path === href))).toEqual([]);
  expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).not.toContain("/Projekt");
});

test("nothing of a demo is compiled into the client or its service worker", async () => {
  const [newest = ""] = await placedBuilds(fileURLToPath(new URL("../../build", import.meta.url)));
  const files = await readdir(newest, { recursive: true });
  const texts = files.filter((file) => /\.(?:js|css|svg|json)$/u.test(file));
  expect(texts.length).toBeGreaterThan(10);
  const named =
    /mosthof|sonnenau|[aä]pfel(?!-)|obstwiese|presshaus|auf dem hof|under the trees|the press is|--apple|talblick|flutlicht|floodlight|vereinsheim|bambini/iu;
  for (const file of texts) expect(named.exec(await readFile(join(newest, file), "utf8"))?.[0], file).toBeUndefined();
});
