import type { Page } from "@playwright/test";
import { localDay } from "#contract/values/clock-of-place.ts";
import { fixedPages } from "../contract/values/pages.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("the home page says what is on, what is new and which places there are", async ({ page }) => {
  await page.goto("/");
  const events = section(page, "Als Nächstes").getByRole("listitem");
  await expect(events).toHaveCount(3);
  const moments: string[] = [];
  for (const event of await events.all()) {
    await expect(event.locator("time")).toHaveText(
      /^(?:\p{L}+tag|Mittwoch), \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}(?:–\d{2}:\d{2})? Uhr$/u,
    );
    await expect(event.getByRole("heading").getByRole("link")).toHaveAttribute("href", /^\/Veranstaltungen\/./u);
    moments.push((await event.locator("time").getAttribute("datetime")) ?? "");
  }
  expect(moments).toEqual([...moments].sort());
  // The large numerals repeat the date. Screen readers read the date only once.
  const [first = ""] = moments;
  await expect(
    events
      .first()
      .locator("[aria-hidden=true]")
      .getByText(localDay(new Date(first)).slice(8)),
  ).toBeVisible();
  expect(await events.first().getByRole("article").ariaSnapshot()).not.toMatch(/"(?:Mo|Di|Mi|Do|Fr|Sa|So)"/u);
  expect(new Date(moments[0] ?? 0) > new Date(Date.now() - 86_400_000)).toBe(true);
  const news = section(page, "Aktuelles").getByRole("listitem");
  await expect(news).toHaveCount(3);
  const newest = (await (await page.request.get("/api/v0/entry?tags=Aktuelles&limit=1")).json()) as [{ title: string }];
  await expect(news.first()).toContainText(newest[0].title);
  const places = page.getByRole("navigation", { name: "Alle Orte" });
  await expect(places.getByRole("link")).toHaveCount(7);
  await expect(places.locator("img")).toHaveCount(7);
  await expect(places.getByRole("link", { name: "Gewölbekeller" })).toHaveAttribute("href", "/erlebnis/105");
  await expectAccessible(page);
});

test("the first screen answers: what is open, what comes next, where it is; its tools are there before scrolling", async ({
  page,
}) => {
  await page.goto("/");
  const slip = page.getByRole("complementary", { name: "Auf einen Blick" });
  await expect(slip).toBeInViewport();
  await expect(slip.getByText(/^Laden: Heute |^Laden: Für heute /u)).toBeVisible();
  await expect(slip.getByText("Hof: Heute offen, solange es hell ist")).toBeVisible();
  const next = section(page, "Als Nächstes").getByRole("heading", { level: 3 }).first();
  await expect(slip.getByRole("link").first()).toHaveText(await next.innerText());
  await expect(slip.getByRole("link", { name: "Kontakt und Karte" })).toHaveAttribute("href", "/Kontakt");

  const bar = page.getByRole("banner");
  // The window of a laptop, which is lower than the picture with the slip of paper.
  await page.setViewportSize({ width: 1280, height: 620 });
  const tools = await bar.getByRole("link", { name: "EN", exact: true }).boundingBox();
  expect((await slip.boundingBox())?.y).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });
  const links = bar.getByRole("navigation", { name: "Hauptnavigation" });
  await expect(links).not.toBeInViewport();
  for (const part of [
    bar.getByRole("button", { name: "Menü öffnen" }),
    bar.getByRole("link", { name: "Suche" }),
    bar.getByRole("link", { name: "EN", exact: true }),
  ]) {
    await expect(part).toHaveCount(1);
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole("button", { name: "Menü öffnen" }).click();
  await page.getByRole("dialog", { name: "Hauptnavigation" }).getByRole("link", { name: "Erlebnis" }).click();
  await expect(page).toHaveURL(/\/Erlebnis$/u);
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await expect(links).toBeInViewport();
  await expect(bar.getByRole("button", { name: "Menü öffnen" })).toBeHidden();
  await expect(bar.getByRole("link", { name: "Suche" })).toBeInViewport({ ratio: 1 });
});

test("ways lead from the home page to the house and to the shop, with all that belongs to a price", async ({
  page,
}) => {
  await page.goto("/");
  const house = page.getByRole("main").getByRole("link", { name: "Alle Orte ansehen" });
  await expect(house).toHaveAttribute("href", "/Erlebnis");
  const shop = section(page, "Aus dem Laden");
  await expect(shop.getByRole("listitem")).toHaveCount(3);
  for (const bottle of await shop.getByRole("listitem").all()) {
    await expect(bottle.getByText(/\d,\d{2}\s€\/l$/u)).toBeVisible();
    await expect(bottle.getByText(/zzgl\. \d,\d{2}\s€ Pfand/u).or(bottle.getByText("Apfel & Quitte"))).toBeVisible();
    await bottle.getByRole("link", { name: "Hinweis zum Preis" }).click();
    await expect(shop.getByText("* inkl. MwSt., zzgl. Versand")).toBeInViewport();
  }
  const [first = ""] = await shop.getByRole("heading", { level: 3 }).allInnerTexts();
  await shop.getByRole("link", { name: first, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
});

test("no page of the demo shows a picture twice, and each has one for those who share it", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const entries = [...sitemap.matchAll(/(\/(?:Aktuelles|Veranstaltungen)\/[\w-]+)</gu)].map(([, path = ""]) => path);
  expect(entries.length).toBeGreaterThan(10);
  for (const path of [...Object.values(fixedPages), ...entries]) {
    const html = await (await page.request.get(path)).text();
    const others = html.replace(/<a [^>]*aria-current="page"[^>]*>.*?<\/a>/gsu, "");
    const shown = [...others.matchAll(/<img [^>]*src="\/v0\/api\/download\/([\w-]+)\//gu)].map(([, id]) => id);
    expect(html, path).toMatch(/<meta property="og:image" content="http/u);
    expect(
      shown.filter((id, index) => shown.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test("on a phone the home page shows the upright picture in the screen's full resolution", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  });
  await page.goto("/");
  const image = page.locator("main img").first();
  const { pixels, needed } = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const loaded = new Image();
    loaded.src = element.currentSrc;
    await loaded.decode();
    const box = element.getBoundingClientRect();
    const pixels = { width: loaded.naturalWidth, height: loaded.naturalHeight };
    const scale = Math.max(box.width / pixels.width, box.height / pixels.height);
    return { pixels, needed: scale * pixels.width * devicePixelRatio };
  });
  expect(pixels.height).toBeGreaterThan(pixels.width * 1.5);
  expect(pixels.width).toBeGreaterThanOrEqual(needed);
  await page.close();
});

test("events stand in the order of their days, those to come first, past ones apart", async ({ page }) => {
  await page.goto("/Veranstaltungen");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first().locator("time")).toHaveText(/^\p{L}+tag|^Mittwoch/u);
  const more = page.getByRole("link", { name: "mehr anzeigen" });
  // After the last entry, the link does not exist any more. So the click happens only if the link exists.
  await expect(async () => {
    await more.evaluateAll((links: HTMLAnchorElement[]) => links[0]?.click());
    expect(await more.count()).toBe(0);
  }).toPass();
  const past = page.getByRole("heading", { name: "Vergangene Veranstaltungen" });
  // The page may move while entries are added, so all cards are measured at the same moment.
  const shown = await past.evaluate((divider) =>
    [...document.querySelectorAll("main article")].map((card) => ({
      title: card.querySelector("h2")?.textContent ?? "",
      isBelow: card.getBoundingClientRect().y > divider.getBoundingClientRect().y,
    })),
  );
  // Other tests may have added events without a date. These are between the coming and the past events.
  const answer = await page.request.get("/api/v0/entry?tags=Veranstaltungen&limit=200");
  const entries = (await answer.json()) as { title: string; date: string | null }[];
  const dates = new Map(entries.map(({ title, date }) => [title, date]));
  const days = shown.flatMap(({ title, isBelow }) => {
    const at = dates.get(title);
    return at ? [{ at, isBelow }] : [];
  });
  const today = localDay(new Date());
  expect(days.map(({ isBelow }) => isBelow)).toEqual(days.map(({ at }) => at.slice(0, 10) < today));
  const [coming, gone] = [days.filter((day) => !day.isBelow), days.filter((day) => day.isBelow)];
  expect(coming.length).toBeGreaterThan(3);
  expect(gone.length).toBeGreaterThan(0);
  expect(coming).toEqual(coming.toSorted((one, other) => (one.at < other.at ? -1 : 1)));
  expect(gone).toEqual(gone.toSorted((one, other) => (one.at > other.at ? -1 : 1)));
});
