import type { Locator, Page } from "@playwright/test";
import { publishNews } from "./admin-api.ts";
import { phone, adminTest, expect, expectAccessible, test, phoneOnly } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";
import { drawn, shiftsOf, watchShifts } from "./shifts.ts";
import { fingerOn } from "./touch.ts";

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");
const moreOf = (page: Page) => page.getByRole("link", { name: "mehr anzeigen" });
const totalOf = async (page: Page): Promise<number> =>
  Number((await page.request.get("/api/v0/entry?tags=Aktuelles&limit=1")).headers()["x-total-count"]);

/**
 * Waits until space is reserved for the next two entries and no request is pending. Space is reserved only if the
 * list ends below the window, so the window is low.
 */
async function loadedAhead(page: Page): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 420 });
  await expect(page.locator("main article")).toHaveCount(4);
}

/** Scrolls exactly to the current end. A larger wheel movement would also scroll content that is added later. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  const { scrollTop, clientHeight, scrollHeight } = await page.evaluate(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    return { scrollTop, clientHeight, scrollHeight };
  });
  await page.mouse.wheel(0, Math.max(scrollHeight - clientHeight - scrollTop, 40));
}

test("cards are short: at most about 50 characters, whole words, a date DD/MM/YYYY, the newest first", async ({
  page,
}) => {
  await page.goto("/Aktuelles");
  await expect(cardsOf(page)).toHaveCount(2);
  const moments: string[] = [];
  for (const card of await cardsOf(page).all()) {
    const preview = await card.locator("p[lang=de]").innerText();
    expect(preview.length).toBeLessThanOrEqual(52);
    // An entry of another test may be too short to be cut.
    expect(preview).toMatch(/\p{L}(?: …|[.!?])$/u);
    await expect(card.locator("time")).toHaveText(/^\d{2}\/\d{2}\/\d{4}(?:, \d{2}:\d{2})?$/u);
    await expect(card.getByRole("link", { name: /^weiterlesen/u })).toHaveAttribute("href", /^\/Aktuelles\/[\w-]+$/u);
    moments.push((await card.locator("time").getAttribute("datetime")) ?? "");
  }
  expect([...moments].sort().reverse()).toEqual(moments);
});

test("the button adds two, says so, keeps the focus and moves nothing above", async ({ page }) => {
  await page.goto("/Aktuelles");
  await loadedAhead(page);
  await page.evaluate(() => document.fonts.ready);
  await moreOf(page).focus();
  const top = await cardsOf(page).nth(1).boundingBox();
  await page.keyboard.press("Enter");
  await expect(cardsOf(page)).toHaveCount(4);
  await expect.poll(() => cardsOf(page).nth(1).boundingBox()).toEqual(top);
  await expect(moreOf(page)).toBeFocused();
  await expect(page.getByRole("status").getByText(`4 von ${await totalOf(page)} Einträgen`)).toHaveCount(1);
  await expectAccessible(page);
});

test("the last press hands the focus to the last entry, as the button is gone", async ({ page }) => {
  await page.goto("/Aktuelles");
  const total = await totalOf(page);
  for (let shown = 2; shown < total; shown += 2) {
    await expect(cardsOf(page)).toHaveCount(shown);
    await moreOf(page).focus();
    await page.keyboard.press("Enter");
  }
  await expect(cardsOf(page)).toHaveCount(total);
  await expect(cardsOf(page).last().getByRole("heading").getByRole("link")).toBeFocused();
});

/** The distance from the top of the document, read at one moment, because the page may be scrolling. */
const documentTopOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test(
  "scrolling to the end adds one entry at a time, ten in all; then the button adds them, and at the end comes the footer",
  phone,
  async ({ page }) => {
    await page.goto("/Aktuelles");
    const total = await totalOf(page);
    for (let shown = 2; shown < Math.min(total, 12); shown += 1) {
      await expect(cardsOf(page)).toHaveCount(shown);
      const before = await documentTopOf(cardsOf(page).first());
      await scrollDown(page);
      await expect(cardsOf(page)).toHaveCount(shown + 1);
      expect(Math.abs((await documentTopOf(cardsOf(page).first())) - before)).toBeLessThan(2);
    }
    // If the browser is slow, the list may add an entry between the scrolling to the link and the click.
    for (let shown = 12; shown < total; shown = await cardsOf(page).count()) {
      await moreOf(page).click();
      await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(Math.min(total, shown + 2));
    }
    await expect(moreOf(page)).toHaveCount(0);
    await scrollDown(page);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeInViewport();
    await expect(cardsOf(page)).toHaveCount(total);
  },
);

test("reaching the end once adds at most one entry; scrolling up or pressing Tab adds none", async ({ page }) => {
  await page.clock.install();
  await page.goto("/Aktuelles");
  await loadedAhead(page);
  // The clock is paused, so the test does not depend on how long the steps take.
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollDown(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(400);
  await expect(cardsOf(page)).toHaveCount(3);
  // On a slow device, scroll events of one wheel movement may arrive after the card was added. The page is at its end,
  // so the test scrolls up first and then down again.
  for (const by of [-100, 100]) {
    await page.evaluate((by) => {
      const scrolled = new Promise((done) => window.addEventListener("scroll", done, { once: true }));
      window.scrollBy(0, by);
      return scrolled;
    }, by);
  }
  await page.clock.runFor(400);
  await expect(cardsOf(page)).toHaveCount(3);
  await page.clock.runFor(2_000);
  await expect(cardsOf(page)).toHaveCount(3);
  await page.mouse.wheel(0, -200);
  await page.clock.runFor(2_000);
  await expect(cardsOf(page)).toHaveCount(3);
  await cardsOf(page).last().getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(moreOf(page)).toBeFocused();
  await page.clock.runFor(2_000);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("contentinfo").locator(":focus")).toBeInViewport();
  await page.clock.runFor(2_000);
  await expect(cardsOf(page)).toHaveCount(3);
});

test("prefetched entries move nothing away that was reached by keyboard meanwhile", async ({ page }) => {
  const answer = await holdAnswer(page, /trpc\/[^?]*entries\.cards/u);
  await page.goto("/Aktuelles");
  await answer.asked;
  await cardsOf(page).last().getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(moreOf(page)).toBeInViewport();
  const answered = page.waitForResponse(/trpc\/[^?]*entries\.cards/u);
  answer.release();
  await (await answered).finished();
  await drawn(page);
  await expect(moreOf(page)).toBeFocused();
  await expect(moreOf(page)).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(top);
  await drawn(page);
  await expect(moreOf(page)).toBeInViewport();
  // Space for the next entries is reserved as soon as no visible content would move.
  await page.keyboard.press("Control+Home");
  await loadedAhead(page);
});

test(
  "a list whose end is in view grows only on request, and has the same length after Back",
  phoneOnly,
  async ({ page }) => {
    const finger = await fingerOn(page);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 2_600 });
    const listed = page.locator("main article");
    const ahead = page.waitForResponse(/trpc\/[^?]*entries\.cards/u);
    await page.goto("/Aktuelles");
    await (await ahead).finished();
    await finger.swipe({ x: 100, y: 400 }, { x: 0, y: 50 });
    await drawn(page);
    await expect(listed).toHaveCount(2);
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
    await page.goBack();
    await expect(moreOf(page)).toBeInViewport();
    await drawn(page);
    await expect(listed).toHaveCount(2);
    await finger.swipe({ x: 100, y: 400 }, { x: 0, y: -50 });
    await expect(listed).toHaveCount(4);
  },
);

test("after a jump from the footer to the top, the list reserves its room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const answer = await holdAnswer(page, /trpc\/[^?]*entries\.cards/u);
  await page.goto("/Aktuelles");
  await answer.asked;
  // Scrolling to the end would show the next card, but focusing an element at the end must not.
  await page.getByRole("contentinfo").locator("a, button").last().focus();
  await expect(moreOf(page)).not.toBeInViewport();
  const answered = page.waitForResponse(/trpc\/[^?]*entries\.cards/u);
  answer.release();
  await (await answered).finished();
  await drawn(page);
  await expect(page.locator("main article")).toHaveCount(2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await loadedAhead(page);
});

for (const isReloaded of [false, true]) {
  const name = isReloaded ? ", also of one that was reloaded," : "";
  test(`the way back from an entry${name} leads to the same entries at the same place`, async ({ page }) => {
    await page.goto("/Aktuelles");
    for (const count of [4, 6]) {
      await moreOf(page).click();
      await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(count);
    }
    const fifth = cardsOf(page).nth(4);
    await fifth.scrollIntoViewIfNeeded();
    const title = await fifth.getByRole("heading").innerText();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await fifth.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    if (isReloaded) await page.reload();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aktuelles");
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(6);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
  });
}

test("the network fails: what is shown stays, can be asked for again, and goes on by itself", async ({ page }) => {
  await page.goto("/Aktuelles");
  await loadedAhead(page);
  await page.context().setOffline(true);
  // Prefetched entries are shown even without a network.
  await moreOf(page).click();
  await expect(cardsOf(page)).toHaveCount(4);
  await moreOf(page).click();
  const again = page.getByRole("alert").getByRole("button", { name: "Noch einmal versuchen" });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(4);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(cardsOf(page)).toHaveCount(6);
  await expect(again).toBeHidden();
});

test("the button shows a prefetched entry at once, without waiting for the one that is missing", async ({ page }) => {
  await page.goto("/Aktuelles");
  await loadedAhead(page);
  await page.context().setOffline(true);
  await cardsOf(page).last().hover();
  await page.mouse.wheel(0, 5000);
  await expect(cardsOf(page)).toHaveCount(3);
  await moreOf(page).press("Enter");
  await expect(page.getByRole("alert").getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(4);
  await page.context().setOffline(false);
  await expect(cardsOf(page)).toHaveCount(5);
});

test("cards that come by scrolling move nothing: their room is kept", async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 600 } });
  // Blocks fonts, because fonts.spec.ts tests fonts that load late.
  await page.route("**/*.woff2", (route) => route.abort());
  await watchShifts(page);
  await page.goto("/Aktuelles");
  const total = Math.min((await totalOf(page)) - 2, 8);
  for (let shown = 2; shown < total; shown += 1) {
    await expect(cardsOf(page)).toHaveCount(shown);
    await expect(page.locator("main article")).toHaveCount(shown + 2);
    await cardsOf(page).last().hover();
    await page.mouse.wheel(0, 500);
    await expect(cardsOf(page)).toHaveCount(shown + 1);
    await drawn(page);
  }
  expect(await shiftsOf(page)).toEqual([]);
  await page.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same button leads on to the next page, and back", async ({ page }) => {
    await page.goto("/Aktuelles");
    const first = await cardsOf(page).first().getByRole("heading").innerText();
    await moreOf(page).click();
    await expect(page).toHaveURL(/\/Aktuelles\?seite=2$/u);
    await expect(cardsOf(page)).toHaveCount(2);
    await page.getByRole("link", { name: "neuere Einträge" }).click();
    await expect(page).toHaveURL(/\/Aktuelles$/u);
    await expect(cardsOf(page).first().getByRole("heading")).toHaveText(first);
  });
});

test("cards without a picture begin where the page does, in every second row too", async ({ page, admin }) => {
  // These entries are older than the entries of all other tests, so they are at the end of the list.
  const publish_date = "1999-12-31T12:00:00.000Z";
  for (let made = 0; made < 2 || (await totalOf(page)) % 2 === 1; made += 1)
    await publishNews(admin, { title: `Ohne Bild ${made}`, content: ["<p>Nur ein paar Worte.</p>"], publish_date });
  await page.goto(`/Aktuelles?seite=${(await totalOf(page)) / 2}`);
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(cardsOf(page).getByRole("img")).toHaveCount(0);
  const leftOf = async (level: number, at = 0) =>
    (await page.getByRole("main").getByRole("heading", { level }).nth(at).boundingBox())?.x;
  expect([await leftOf(2, 0), await leftOf(2, 1)]).toEqual([await leftOf(1), await leftOf(1)]);
});

const placeOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  // The lower edge of an empty inline-block is on the baseline.
  const [line, mark] = [document.createElement("span"), document.createElement("span")];
  mark.style.display = "inline-block";
  const words = element.lastChild;
  words?.replaceWith(line);
  line.append(words ?? "", mark);
  const { bottom } = mark.getBoundingClientRect();
  line.replaceWith(words ?? "");
  return { left, right, bottom };
};

adminTest(
  "'Neuer Eintrag' stands beside the feed's link, on the title's line where there is room",
  phone,
  async ({ page, isMobile }) => {
    for (const [path, name] of [
      ["/Aktuelles", "Als RSS abonnieren"],
      ["/Veranstaltungen", "Kalender abonnieren"],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole("button", { name: "Neuer Eintrag" });
      await expect(button).toBeVisible();
      // Fonts and layout must be complete before the measurements match.
      await expect(async () => {
        const title = await page.getByRole("heading", { level: 1 }).evaluate(placeOf);
        const added = await button.evaluate(placeOf);
        const feed = await page.getByRole("link", { name }).evaluate(placeOf);
        expect(Math.abs(added.bottom - feed.bottom)).toBeLessThan(1.5);
        const menu = await page.locator("main [aria-haspopup]").boundingBox();
        expect(feed.left - (menu ? menu.x + menu.width : added.right)).toBeCloseTo(24, 0);
        if (isMobile) expect(added.left).toBeCloseTo(title.left, 0);
        else expect(Math.abs(added.bottom - title.bottom)).toBeLessThan(1.5);
      }).toPass();
    }
  },
);
