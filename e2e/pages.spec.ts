import type { Page } from "@playwright/test";
import { adminTest, expect, expectAccessible, expectReadable, test } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";

const places = ["101", "103", "105", "106", "107", "109", "113"].map((name) => `/erlebnis/${name}`);
const routes = [
  "/",
  "/Willkommen",
  "/Aktuelles",
  "/Veranstaltungen",
  "/Erlebnis",
  ...places,
  "/Projekt",
  "/Kontakt",
  "/Datenschutz",
  "/Impressum",
  "/shop",
  "/shop/warenkorb",
  "/shop/kasse",
  "/login",
];

/** The pages of places look the same, so only the first one is checked in dark colours. */
const sameInDark = new Set(places.slice(1));

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page fits 320 px, and a telephone and a desktop with text at 200 %. */
async function expectFits(page: Page, route: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page), `${route} at 320`).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `${route} at ${width} with large text`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(usual);
}

test("every page is there, accessible in both schemes, and never wider than the window", async ({ page, request }) => {
  const entries = ["Aktuelles", "Veranstaltungen"].map(async (list) => {
    const [entry] = (await (await request.get(`/api/v0/entry?tags=${list}&limit=1`)).json()) as { _id: string }[];
    return `/${list}/${entry?._id}`;
  });
  for (const route of [...routes, ...(await Promise.all(entries)), "/nirgends"])
    await test.step(route, async () => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const answer = await page.goto(route);
      expect(answer?.status(), route).toBe(route === "/nirgends" ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
      expect(await overhang(page), route).toBeLessThanOrEqual(0);
      if (routes.includes(route)) {
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        if (!sameInDark.has(route)) await expectReadable(page);
      }
      await expectFits(page, route);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists can be walked page by page down to the last entry, and entries read, with navigation and pictures", async ({
    page,
  }) => {
    await page.goto("/Aktuelles");
    const titles = new Set<string>();
    for (;;) {
      for (const title of await page.getByRole("article").getByRole("heading").allTextContents()) titles.add(title);
      const more = page.getByRole("link", { name: "mehr anzeigen" });
      if ((await more.count()) === 0) break;
      await more.click();
    }
    expect(titles.size).toBeGreaterThanOrEqual(9);
    await page
      .getByRole("link", { name: /^weiterlesen/u })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/Aktuelles\/[a-z0-9-]+$/u);
    await page.getByRole("banner").getByRole("link", { name: "Erlebnis", exact: true }).click();
    await expect(page).toHaveURL("/Erlebnis");
    await expect(page.getByRole("link", { name: "Impressum" })).toBeVisible();
    expect(await page.locator("img[srcset]").count()).toBeGreaterThan(0);
  });
});

test("'mehr anzeigen' adds two", async ({ page }) => {
  await page.goto("/Aktuelles");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await page.getByRole("link", { name: "mehr anzeigen" }).press("Enter");
  await expect(cards).toHaveCount(4);
});

test("addresses lead where they should, for everybody", async ({ request, admin, site }) => {
  await test.step("a page is the same bytes as long as nothing changed, which its ETag says", async () => {
    const first = await request.get("/Aktuelles");
    const { etag = "", vary } = first.headers();
    expect(etag).toMatch(/^"[\w-]{40,}"$/u);
    expect(vary).toBe("Accept-Encoding, Cookie");
    expect(await (await request.get("/Aktuelles?unknown=1")).text()).toBe(await first.text());
    expect((await request.get("/Aktuelles", { headers: { "if-none-match": etag } })).status()).toBe(304);
  });
  await test.step("other spellings of a path are redirected to the written one", async () => {
    for (const [asked, written] of [
      ["/aktuelles", "/Aktuelles"],
      ["/Aktuelles/", "/Aktuelles"],
      ["/ERLEBNIS/101/?a=b", "/erlebnis/101?a=b"],
      ["/willkommen", "/Willkommen"],
      ["//Aktuelles", "/Aktuelles"],
      ["//example.org/Aktuelles", "/example.org/Aktuelles"],
    ] as const) {
      const answer = await request.get(site.url + asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([308, written]);
    }
  });
  await test.step("an entry under the wrong list is redirected to the right one", async () => {
    const events = (await (await request.get("/api/v0/entry?tags=Veranstaltungen&limit=50")).json()) as {
      _id: string;
      tags: string[];
    }[];
    const event = events.find(({ tags }) => tags.join() === "Veranstaltungen");
    const answer = await request.get(`/Aktuelles/${event?._id}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([308, `/Veranstaltungen/${event?._id}`]);
  });
  await test.step("the admin center sends guests to the login", async () => {
    for (const [asked, next] of [
      ["/admincenter", "%2Fadmincenter"],
      ["/admincenter/files?kind=image&page=2", "%2Fadmincenter%2Ffiles%3Fkind%3Dimage%26page%3D2"],
      ["/admincenter/not/there", "%2Fadmincenter%2Fnot%2Fthere"],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([302, `/login?next=${next}`]);
    }
  });
  await test.step("who is signed in is sent on from the login, within the site, and nobody keeps that answer", async () => {
    for (const [asked, to] of [
      ["/login", "/"],
      ["/login?next=%2FAktuelles%3Fseite%3D2", "/Aktuelles?seite=2"],
      ["/login?next=%2Fadmincenter%2Ffiles", "/admincenter/files"],
      ["/login?next=%2F%2Fexample.org", "/"],
      ["/login?next=%2F%09%2Fexample.org", "/"],
      ["/login?next=https%3A%2F%2Fexample.org", "/"],
    ] as const) {
      const answer = await admin.get(asked, { maxRedirects: 0 });
      const { location, "cache-control": cacheControl } = answer.headers();
      expect([answer.status(), location, cacheControl], asked).toEqual([302, to, "private, no-store"]);
      expect((await request.get(asked, { maxRedirects: 0 })).status(), asked).toBe(200);
    }
    expect((await admin.get("/login?reset=1", { maxRedirects: 0 })).status()).toBe(200);
  });
});

test("what is not there is a 404 that helps, in pages as in lists", async ({ page }) => {
  for (const path of [
    "/nirgends",
    "/Aktuelles/nirgends",
    "/Aktuelles?seite=99",
    "/Aktuelles?seite=x",
    "/erlebnis/102",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Seite gibt es nicht");
    await expect(page.getByRole("main").getByRole("link", { name: "Aktuelles", exact: true })).toBeVisible();
  }
  // In this link, a mail program has encoded the '#'. The client must render the same page as the server.
  expect((await page.goto("/AGB%23geheim"))?.status()).toBe(404);
  await expect(page).toHaveURL("/AGB%23");
  await expect(page.locator("html[data-started]")).toBeAttached();
  await expect(page.getByRole("main")).toContainText("kopieren Sie ihn bitte ganz in die Adresszeile");
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
});

test("a page that is entered is announced: its title is set, and its heading has the focus", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/erlebnis/103");
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Werkstatt" }).click();
  await expect(heading).toHaveText("Werkstatt");
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Werkstatt – Mosthof Sonnenau e. V.");
  await page.goBack();
  await expect(heading).toHaveText("Presshaus");
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Presshaus – Mosthof Sonnenau e. V.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Anmelden" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page).toHaveTitle("Anmelden – Mosthof Sonnenau e. V.");
  await page.goto("/login");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
});

test.describe("in a high window", () => {
  test.use({ viewport: { width: 1280, height: 1400 }, isMobile: false });

  test("the footer of a short page is at the bottom", async ({ page }) => {
    for (const path of ["/login", "/nirgends"]) {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      const bottom = await footer.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      expect(bottom, path).toBe(1400);
    }
  });
});

test("the language is switched by a link, and remembered", async ({ page }) => {
  await page.goto("/Aktuelles?lang=en");
  await expect(page).toHaveURL(/\/Aktuelles$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
  await page.goto("/login");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await page.goto("/login?lang=de");
  await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
});

test("a page asks no other host for anything, and its policy allows no inline script", async ({ page, site }) => {
  const requests = collectRequests(page);
  const answer = await page.goto("/");
  await requests.finished();
  expect([...new Set(requests.urls.map((url) => new URL(url).origin))]).toEqual([site.url]);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
});

adminTest.describe("signed in", () => {
  const loginOf = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Anmelden" });

  adminTest("the footer offers no login, and the link set for a new password works", async ({ page, context }) => {
    await page.goto("/login?next=%2FAktuelles");
    await expect(page).toHaveURL("/Aktuelles");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(loginOf(page)).toHaveCount(0);
    await page.goto("/login?reset=1#token=abc");
    await expect(page.getByRole("heading", { level: 1, name: "Neues Passwort" })).toBeVisible();
    await expect(page.getByText("Dieser Link wurde schon benutzt oder ist abgelaufen.")).toBeVisible();
    // Without cookies, the session has ended. The link to the login must not open the home page.
    await context.clearCookies();
    await page.getByRole("button", { name: "Zurück zur Anmeldung" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await expect(loginOf(page)).toBeVisible();
  });
});

test("a refused login leads to the field that is wrong, and its form stays where it is", async ({ page }) => {
  await page.goto("/login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Passwort", { exact: true });
  const submit = page.getByRole("button", { name: "Login" });
  const top = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.y;
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  await submit.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await expect.poll(top).toBe(before);
  await email.fill("niemand@example.org");
  await expect(email).not.toHaveAccessibleDescription(/Bitte/u);
  await submit.press("Enter");
  await expect(password).toBeFocused();
  await password.fill("ganz-falsch-geraten");
  for (let attempt = 0; attempt < 2; attempt++) {
    await submit.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Benutzer oder Passwort falsch");
    await expect(password).toBeFocused();
    await expect.poll(top).toBe(before);
  }
  await password.fill("anders-geraten");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(password).toBeFocused();
});

test("the documentation of the API opens without an error, and shows its operations", async ({ page }) => {
  await page.goto("/api/v0/docs/");
  await expect(page.getByRole("button", { name: /GET.*\/api\/v0\/entry/u }).first()).toBeVisible();
});
