import type { Page } from "@playwright/test";
import { allTexts, textAt } from "#testing/texts.ts";
import { settingsPlaces } from "../client/center/palette/places/places.ts";
import { isOpen } from "../contract/values/components.ts";
import { ownPassword } from "./admin-api.ts";
import { adminTest, clientStarted, expect, reloads, test } from "./fixtures.ts";

const isEditors = (path: string): boolean => /^(?:\/en)?\/(?:admincenter|shop\/manage)(?:\/|$)/u.test(path);

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** The visible links between the site and the areas for editors, one for each kind of URL. */
async function crossingLinks(page: Page): Promise<string[]> {
  const here = isEditors(new URL(page.url()).pathname);
  const hrefs = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  const crossing = hrefs.filter(
    (href) => isEditors(href.split(/[?#]/u)[0] ?? "") !== here && !href.startsWith("/api/"),
  );
  const byKind = new Map(
    crossing.map((href) => [
      href
        .split("/")
        .slice(0, isEditors(href) ? 5 : 3)
        .join("/"),
      href,
    ]),
  );
  return [...byKind.values()];
}

/** The distances of the bar's modes and buttons from the left edge of the window, in pixels. */
async function placesInBar(page: Page): Promise<(number | undefined)[]> {
  const bar = page.getByRole("region", { name: "Verwaltung" });
  const parts = [
    ...["Admincenter", "Designmode", "Wie Gäste"].map((name) => bar.getByRole("link", { name })),
    ...["Heute", "Fenster", "Logout"].map((name) => bar.getByRole("button", { name })),
  ];
  return Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
}

test("a user signs in by the site's links, sees a useful overview, and signs out again", async ({ page, admin }) => {
  expect(admin).toBeDefined();
  await page.goto("/Aktuelles?seite=2");
  await page.getByRole("contentinfo").getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveURL("/login?next=%2FAktuelles%3Fseite%3D2");
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await reloads(page, () => page.getByRole("button", { name: "Login", exact: true }).click());
  await expect(page).toHaveURL("/Aktuelles?seite=2");
  await expect(heading(page)).toHaveText("Aktuelles");
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(page.locator("body")).toBeFocused();
  const modes = page.getByRole("navigation", { name: "Ansicht" });
  const places = await placesInBar(page);
  await modes.getByRole("link", { name: "Admincenter" }).click();
  await expect(heading(page)).toHaveText("Übersicht");
  await expect(page).toHaveTitle("Übersicht – Admincenter – Mosthof Sonnenau e. V.");
  await expect(page.getByRole("region", { name: "Heute" })).toBeVisible();
  expect(await placesInBar(page)).toEqual(places);
  await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Seiten", exact: true }).click();
  await expect(heading(page)).toHaveText("Seiten");
  await expect(page).toHaveTitle("Seiten – Admincenter – Mosthof Sonnenau e. V.");
  await modes.getByRole("link", { name: "Designmode" }).click();
  await expect(heading(page)).toBeVisible();
  expect(isEditors(new URL(page.url()).pathname)).toBe(false);
  await expect(page).toHaveTitle("Aktuelles – Mosthof Sonnenau e. V.");
  await reloads(page, () => page.getByRole("button", { name: "Logout" }).click());
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Anmelden" })).toBeVisible();
});

adminTest("every link between the site and the areas for editors arrives, and the way back, too", async ({ page }) => {
  const walked: string[] = [];
  for (const start of ["/", "/en", "/admincenter", "/shop/manage/"]) {
    await page.goto(start);
    await expect(heading(page)).toBeVisible();
    for (const href of await crossingLinks(page)) {
      await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
      await expect(page).not.toHaveURL(new RegExp(`${start}$`, "u"));
      await clientStarted(page);
      await expect(heading(page), `${start} to ${href}`).toBeVisible();
      walked.push(`${start} ${href}`);
      await page.goBack();
      await expect(heading(page), `${href} back to ${start}`).toBeVisible();
    }
  }
  expect(walked).toEqual(expect.arrayContaining(["/ /admincenter", "/en /en/admincenter", "/admincenter /"]));
});

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/**
 * Replaces the German texts of editors with one long word. Returns the part that is then too wide for a window of 320
 * px; null if everything fits.
 */
async function tooWide(page: Page): Promise<string | null> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await page.evaluate(async (word) => {
    for (const element of document.querySelectorAll("main :is(a, b, strong, span, td)[lang=de]"))
      element.textContent = word;
    const measure = (): string | null => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) return `${scrollWidth} px`;
      const rows = [...document.querySelectorAll("nav, [role=tablist]")];
      const cut = rows.find((row) => row.scrollWidth > row.clientWidth);
      return cut ? `tabs ${cut.getAttribute("aria-label")}` : null;
    };
    // Lists measure their new width first, and then render their narrow layout.
    const mostFrames = 30;
    for (let frame = 0; frame < mostFrames && measure() !== null; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return measure();
  }, LONG_WORD);
  await page.setViewportSize(usual ?? { width: 1280, height: 720 });
  return found;
}

/** The left and the right edge of the screen's content, in pixels. */
const edgesOf = (page: Page): Promise<string> =>
  page.locator("main > :not(.visually-hidden)").evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    return `${Math.min(...boxes.map(({ left }) => left))} to ${Math.max(...boxes.map(({ right }) => right))}`;
  });

adminTest(
  "every screen of the center, and an unknown one, has its own title and the settings that the search names; all have the same edges and fit a phone",
  async ({ page, admin }) => {
    const [config] = (await (await admin.get("/api/v0/config/")).json()) as [Parameters<typeof isOpen>[0]];
    const named = settingsPlaces.filter(({ path }) => isOpen(config, path));
    expect(named.length).toBeGreaterThan(10);
    const german = allTexts("de");
    const end = " – Admincenter – Mosthof Sonnenau e. V.";
    await page.goto("/admincenter");
    await expect(page).toHaveTitle(`Übersicht${end}`);
    const titles = [`Übersicht${end}`];
    await expect.poll(() => edgesOf(page)).toMatch(/^\d+ to \d+$/u);
    const edges = await edgesOf(page);
    const areas = page.getByRole("navigation", { name: "Bereiche" });
    const tabs = page.locator("main nav");
    const walked = new Set(["/admincenter"]);
    const isScreen = (path: string): boolean => /^\/admincenter\/[^?]*$/u.test(path);
    const newIn = async (nav: typeof areas): Promise<string[]> => {
      const paths = await nav.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      return paths.filter((path) => path !== null && isScreen(path) && !walked.has(path)) as string[];
    };
    const expectNamed = async (path: string): Promise<void> => {
      for (const { text } of named.filter((one) => one.path === path)) {
        const words = page.locator("main").getByText(textAt(german, text) ?? text, { exact: true });
        await expect(words.first(), `${path}: ${text}`).toBeVisible();
      }
    };
    const enter = async (nav: typeof areas, path: string): Promise<void> => {
      walked.add(path);
      await nav.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page, `${path} after ${titles.at(-1)}`).not.toHaveTitle(titles.at(-1) ?? "");
      await expect(page, path).toHaveTitle(
        new RegExp(`${await heading(page).innerText()}${end.replaceAll(" ", String.raw`\s`)}$`, "u"),
      );
      titles.push(await page.title());
      await expectNamed(path);
      await expect.poll(() => edgesOf(page), path).toBe(edges);
      expect(await tooWide(page), path).toBeNull();
    };
    for (const area of await newIn(areas)) {
      await enter(areas, area);
      for (let [tab] = await newIn(tabs); tab !== undefined; [tab] = await newIn(tabs)) await enter(tabs, tab);
    }
    expect(titles.length).toBeGreaterThan(30);
    expect(titles).toEqual([...new Set(titles)]);
    for (const path of new Set(named.map((one) => one.path)))
      if (!walked.has(path)) {
        await page.goto(path);
        await expectNamed(path);
      }
    const places = titles.map((title) => title.split(" – Admincenter – ")[0]);
    expect(places).toEqual(
      expect.arrayContaining(["Bestellungen", "Name & Aussehen", "Impressum – Rechtliches", "Abonnenten – Newsletter"]),
    );
    await page.goto("/admincenter/gibt-es-nicht");
    await expect(page).toHaveTitle(`Diese Seite gibt es nicht${end}`);
  },
);
