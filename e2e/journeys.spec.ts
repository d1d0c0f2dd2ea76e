import type { Page } from "@playwright/test";
import { editorOf } from "./editor.ts";
import { phone, adminTest, expect, test, phoneOnly } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { drawn, lastPageOf, shiftsOf, watchShifts } from "./shifts.ts";

const places = ["101", "103", "105", "106", "107", "109", "113"].map((name) => `/erlebnis/${name}`);
const lists = ["/Aktuelles", "/Veranstaltungen"];
const routes = ["/", ...lists, "/Erlebnis", ...places, "/Projekt", "/Kontakt", "/Datenschutz", "/Impressum", "/login"];

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

async function entryOf(page: Page, list: string): Promise<string> {
  const answer = await page.request.get(`/api/v0/entry?tags=${list}&limit=1`);
  const [entry] = (await answer.json()) as { _id: string }[];
  return `/${list}/${entry?._id}`;
}

test.describe("by keyboard alone", () => {
  type Stop = { name: string; isSeen: boolean };

  const stopOf = (page: Page): Promise<Stop> =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isUncovered = element.contains(document.elementFromPoint(x, y));
      return { name, isSeen: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && isUncovered };
    });

  /**
   * Presses Tab until an element with this name has the focus. Each focused element on the way must have a visible
   * outline and must not be covered.
   */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      const stop = await stopOf(page);
      passed.push(stop.name);
      // Waits, because a drawer may still be moving.
      await expect
        .poll(() => stopOf(page), { message: `after ${passed.join(" → ")}` })
        .toMatchObject({ name: stop.name, isSeen: true });
      if (typeof name === "string" ? stop.name === name : name.test(stop.name)) return;
    }
    throw new Error(`${String(name)} is not reached: ${passed.join(" → ")}`);
  }

  test(
    "from the skip link through menu, list, entry and gallery to the other language",
    phone,
    async ({ page, isMobile }) => {
      await page.goto("/Aktuelles");
      await tabTo(page, "Zum Inhalt springen");
      await page.keyboard.press("Enter");
      await expect(page.locator("main")).toBeFocused();
      await tabTo(page, /^weiterlesen/u);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/Aktuelles\/[a-z0-9-]+$/u);

      await page.goto("/Projekt");
      if (isMobile) {
        await tabTo(page, "Menü öffnen");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Menü schließen" })).toBeFocused();
      }
      await tabTo(page, "Veranstaltungen");
      await page.keyboard.press("Enter");
      await expect(headingOf(page)).toHaveText("Veranstaltungen");
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(2);
      await tabTo(page, "mehr anzeigen");
      await page.keyboard.press("Enter");
      await expect(cards).toHaveCount(4);

      await page.goto("/erlebnis/101");
      const gallery = page.getByRole("region", { name: "Vier Jahreszeiten" });
      await gallery.scrollIntoViewIfNeeded();
      await expect(gallery.getByRole("button", { name: "Nächstes Bild" })).toBeVisible();
      await tabTo(page, "Nächstes Bild");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Bild 2 von 4", { exact: true })).toBeVisible();
      await tabTo(page, "EN");
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page).toHaveURL("/en/erlebnis/101");
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and the login form is there", async ({ page }) => {
    for (const route of routes) {
      expect((await page.goto(route, { waitUntil: "domcontentloaded" }))?.status(), route).toBe(200);
      await expect(headingOf(page), route).toBeVisible();
      expect((await page.locator("main").innerText()).length, route).toBeGreaterThan(40);
    }
    await expect(page.getByLabel("Email")).toBeVisible();
    await page.getByLabel("Passwort", { exact: true }).fill("nicht-in-die-Adresse");
    await page.getByLabel("Passwort", { exact: true }).press("Enter");
    await expect(page.locator("form noscript p")).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveCSS("display", "grid");
    expect(page.url()).toMatch(/\/login$/u);
    for (const list of lists) {
      await page.goto(list);
      await expect(page.getByRole("link", { name: "mehr anzeigen" })).toHaveAttribute("href", `${list}?seite=2`);
    }
  });
});

test("nothing moves for those who want no motion", async ({ page }) => {
  const requests = collectRequests(page);
  for (const path of ["/", "/Aktuelles", await entryOf(page, "Aktuelles"), "/erlebnis/101"]) {
    await page.goto(path);
    await requests.finished();
    const moving = await page.evaluate(() => {
      const seconds = (text: string): number => Math.max(...text.split(",").map((part) => Number.parseFloat(part)));
      return [...document.querySelectorAll("*")].flatMap((element) =>
        [undefined, "::before", "::after", "::backdrop"].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            part,
          );
          const isMoving =
            seconds(transitionDuration) > 0.005 || (animationName !== "none" && seconds(animationDuration) > 0.005);
          return isMoving || scrollBehavior === "smooth"
            ? [`${element.tagName}.${element.className}${part ?? ""}`]
            : [];
        }),
      );
    });
    expect(moving, path).toEqual([]);
  }
});

test("a new page begins at the top, and Back leads to where one was", async ({ page }) => {
  await page.goto("/Aktuelles");
  const more = page.getByRole("link", { name: /^weiterlesen/u }).nth(1);
  await more.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const at = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await at();
  expect(before).toBeGreaterThan(100);
  await more.press("Enter");
  await expect(page).toHaveURL(/\/Aktuelles\/[a-z0-9-]+$/u);
  await expect.poll(at).toBe(0);
  await page.goBack();
  await expect(headingOf(page)).toHaveText("Aktuelles");
  await expect.poll(at).toBe(before);
});

test("a page is fetched while the pointer is on its link; picture and title travel to it and back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const names = () => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
      void transition.ready.then(() => started.push(names().join(" ")));
      return transition;
    };
  });
  const travels = (count: number) =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { started: string[] }).started))
      .toEqual(Array.from({ length: count }, () => expect.stringMatching(/(?=.*group\(picture-)(?=.*group\(title-)/u)));
  await page.goto("/shop");
  const link = page.getByRole("link", { name: "Most, trocken" });
  const data = page.waitForResponse((response) => response.url().includes("/trpc/shop.item"));
  await link.hover();
  await data;
  // All further requests are blocked, because the page already has its data.
  await page.route("**/trpc/**", (route) => route.abort());
  await link.click();
  await expect(headingOf(page)).toHaveText("Most, trocken");
  await travels(1);
  await page.goBack();
  await expect(headingOf(page)).toHaveText("Shop");
  await travels(2);
});

test("the yellow bar shows that a page is being loaded", async ({ page }) => {
  // The list prefetches the next two entries. The test waits for them, because it holds all later requests.
  const ahead = page.waitForResponse((response) => response.url().includes("/trpc/entries.cards"));
  await page.goto("/Aktuelles");
  await ahead;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/trpc/**", async (route) => {
    await answered;
    await route.continue();
  });
  const bar = page.getByRole("progressbar", { name: "Die Seite wird geladen" });
  await expect(bar).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS("background-color", "rgb(255, 207, 51)");
  const { x, y } = (await bar.boundingBox()) ?? {};
  expect([x, y]).toEqual([0, 0]);
  await expect(headingOf(page)).toHaveText("Aktuelles");
  answer();
  await expect(headingOf(page)).toHaveText("Impressum");
  await expect(bar).toHaveCount(0);
});

/** Returns words in headings and in the site's name that are cut off or unnecessarily broken. */
const harmedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const harmed: string[] = [];
    const range = document.createRange();
    const places = "main :is(h1, h2, h3), header > a";
    for (const heading of document.querySelectorAll<HTMLElement>(places)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.textContent ?? "").matchAll(/[^\s-]+/gu)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const { left, right } = range.getBoundingClientRect();
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          // The browser may hyphenate words with more than 15 letters.
          if (left < 0 || right > window.innerWidth || (lines.size > 1 && word.length <= 15)) harmed.push(word);
        }
    }
    return harmed;
  });

const enlargeByPage = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
const enlargements = {
  "by the page": enlargeByPage,
  "by the browser": async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  },
};
for (const [name, enlarge] of Object.entries(enlargements)) {
  test(
    `with text at 200 % ${name} a telephone shows headings whole, and nothing beside the window`,
    phoneOnly,
    async ({ page }) => {
      for (const path of ["/", ...lists, await entryOf(page, "Aktuelles"), "/erlebnis/101", "/login"]) {
        await page.goto(path);
        await enlarge(page);
        await expect(page.locator("html"), path).toHaveCSS("font-size", "32px");
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await overhang(), path).toBeLessThanOrEqual(0);
        expect(await harmedWords(page), path).toEqual([]);
      }
    },
  );
}

adminTest("with text at 200 % all of the admin bar stays in a telephone's window", phoneOnly, async ({ page }) => {
  for (const path of ["/", "/admincenter/files"]) {
    await page.goto(path);
    await enlargeByPage(page);
    const bar = page.getByRole("region", { name: "Verwaltung" });
    for (const part of await bar.getByRole("link").or(bar.getByRole("button")).all())
      await expect(part, path).toBeInViewport({ ratio: 1 });
    await expect(headingOf(page)).toBeVisible();
    expect(await harmedWords(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

adminTest("a page has one heading of the first rank at every moment, edited or not", async ({ page }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    document.addEventListener("DOMContentLoaded", () => {
      const count = () => counts.push(document.querySelectorAll("h1").length);
      count();
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    });
  });
  const counts = () => page.evaluate(() => [...new Set((window as unknown as { counts: number[] }).counts)]);
  for (const path of ["/", "/Projekt", await entryOf(page, "Aktuelles"), "/Aktuelles"]) {
    await page.goto(path);
    await expect(headingOf(page), path).toBeVisible();
    const edit = page.getByRole("button", { name: "Bearbeiten", exact: true });
    if (path !== "/Aktuelles") {
      await edit.click();
      await expect(editorOf(page).title, path).toBeVisible();
      await page.getByRole("button", { name: "Fertig", exact: true }).click();
      await expect(edit, path).toBeFocused();
    }
    expect(await counts(), path).toEqual([1]);
  }
});

test(
  "the site's name fits one line at 320 pixels; a longer name leaves no single word on a line",
  phoneOnly,
  async ({ page }) => {
    const name = page.getByRole("banner").getByRole("link").first().locator("span");
    const linesOf = () =>
      name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ width }) => width);
      });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/Aktuelles");
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(linesOf).toHaveLength(1);
    await name.evaluate((element) => (element.textContent = "Förderverein Mosthof Sonnenau und Umgebung e. V."));
    const [first = 0, ...others] = await linesOf();
    expect(others.length).toBeGreaterThan(0);
    for (const width of others) expect(width).toBeGreaterThan(first / 2);
  },
);

test("the language switch is aligned with what stands above and beside it", async ({ page }) => {
  await page.goto("/Aktuelles");
  await page.evaluate(() => document.fonts.ready);
  const edgesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  };
  const footer = page.getByRole("contentinfo");
  const links = footer.getByRole("list", { name: "Sprache" }).getByRole("link");
  for (const link of await links.all()) expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  const { right } = await page.getByRole("link", { name: "Als RSS abonnieren" }).evaluate(edgesOf);
  for (const part of [page.getByRole("banner"), footer]) {
    const english = await part.getByRole("link", { name: "EN", exact: true }).evaluate(edgesOf);
    expect(Math.abs(english.right - right)).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const { left } = await footer.locator("p").first().evaluate(edgesOf);
    expect((await links.first().evaluate(edgesOf)).left).toBeCloseTo(left, 0);
  }).toPass();
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  const drawer = page.getByRole("dialog", { name: "Hauptnavigation" });
  await expect(async () => {
    const above = await drawer.getByRole("link", { name: "Projekt" }).evaluate(edgesOf);
    const inDrawer = await drawer.getByRole("link", { name: "DE", exact: true }).evaluate(edgesOf);
    expect(inDrawer.left).toBeCloseTo(above.left, 0);
  }).toPass();
});

test("nothing jumps while a page comes in and is read", phone, async ({ page }) => {
  // Blocks fonts, because fonts.spec.ts tests fonts that load late.
  await page.route("**/*.woff2", (route) => route.abort());
  await watchShifts(page);
  const requests = collectRequests(page);
  const entry = await entryOf(page, "Aktuelles");
  for (const path of ["/", await lastPageOf(page, "Aktuelles"), entry, "/erlebnis/101"]) {
    await page.goto(path);
    await requests.finished();
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await drawn(page);
    }
    await requests.finished();
    await drawn(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test("a page whose blocks' code cannot be loaded opens as a document", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation").first()).toBeAttached();
  await page.evaluate(() => ((window as { isFirst?: true }).isFirst = true));
  await page.waitForLoadState("load");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Sponsoren & Förderungen" }).click();
  await expect(page.getByRole("meter")).toBeVisible();
  expect(await page.evaluate(() => "isFirst" in window)).toBe(false);
});
