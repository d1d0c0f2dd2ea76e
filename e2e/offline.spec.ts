import type { Page } from "@playwright/test";
import { ownPassword } from "./admin-api.ts";
import { expect, expectAccessible, expectReadable, reloads, test as base } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { type Gate, openGate } from "./gate.ts";

const test = base.extend<{ gate: Gate }>({
  gate: async ({ site }, use) => {
    const gate = await openGate(site.url);
    await use(gate);
    await gate.shut();
  },
  baseURL: async ({ gate }, use) => use(gate.url),
});

test.use({ serviceWorkers: "allow" });

const kept = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  }, prefix);

const expectKept = (page: Page, path: string) => expect.poll(() => kept(page, "pages-")).toContain(path);

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Empties the HTTP cache, so that only the worker's caches can answer. */
async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

const shownPictures = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => ((image.loading = "eager"), image.decode().then(() => image.naturalWidth)))),
    );

test("a cart with a product is available offline, even if it was never opened", async ({ page, context, gate }) => {
  await page.goto("/shop");
  await expectKept(page, "/shop");
  await page.getByRole("main").getByRole("link", { name: "Birnensaft" }).click();
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  await expectKept(page, "/shop/warenkorb");
  const cartPage = async () => (await kept(page, "assets")).find((path) => path.includes("CartPage"));
  await expect.poll(cartPage).toBeDefined();
  const textOf = async (path = "") => (await page.request.get(path)).text();
  const styles = (await textOf("/shop/warenkorb")).match(/\/assets\/[\w.-]+\.css/gu) ?? [];
  const scripts = [...(await textOf(await cartPage())).matchAll(/"\.(\/[\w.-]+\.js)"/gu)];
  const code = [...styles, ...scripts.map(([, name]) => `/assets${name}`)];
  expect(code.length).toBeGreaterThan(3);
  await expect.poll(() => kept(page, "assets")).toEqual(expect.arrayContaining(code));
  await gate.shut();
  await context.setOffline(true);
  await clearHttpCache(page);
  await page.goto("/shop/warenkorb");
  await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb" })).toContainText("1");
  await expect(page.getByRole("main")).toContainText("Sie sind ohne Verbindung.");
  await expectAccessible(page);
});

test("visited pages are available offline with their pictures, by address, link and Back", async ({
  page,
  context,
  gate,
}) => {
  await page.goto("/Erlebnis");
  await expectKept(page, "/Erlebnis");
  await page.goto("/Aktuelles");
  await expectKept(page, "/Aktuelles");
  // The entry is opened by its URL. Other tests publish entries without pictures, so it may be on a later page of the
  // list.
  await page.goto("/Aktuelles/der-neue-most-ist-da-und-er-hat-es-eilig");
  await expect(page).toHaveURL(/\/Aktuelles\/[a-z0-9-]+$/u);
  const entry = new URL(page.url()).pathname;
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Aktuelles");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expectKept(page, entry);
  await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(0);
  const addresses = await page
    .locator("main img")
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => new URL(image.currentSrc).pathname));
  for (const address of addresses) await expect.poll(() => kept(page, "pictures")).toContain(address);

  await gate.shut();
  await context.setOffline(true);
  await clearHttpCache(page);
  await follow(page, "Erlebnis");
  await page.goto(`${entry}?utm_source=mail`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const width of await shownPictures(page)) expect(width).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Aktuelles", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aktuelles");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a page that was not read says so, lists what was, and is tried again with one press", async ({ page, gate }) => {
  await page.goto("/erlebnis/101");
  await expectKept(page, "/erlebnis/101");
  await follow(page, "Veranstaltungen");
  await expectKept(page, "/Veranstaltungen");
  await gate.shut();
  await page.getByRole("banner").getByRole("link", { name: "Projekt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gerade ohne Netz");
  await expect(page).toHaveURL("/Projekt");
  await expect(page).toHaveTitle("Kein Netz – Mosthof Sonnenau e. V.");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem")).toHaveText(["Veranstaltungen", "Obstwiese"]);
  await expect(main).toHaveCSS("font-family", /Source Sans 3/u);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
  await main.getByRole("link", { name: "Obstwiese" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obstwiese");
  await page.goBack();
  await gate.open();
  await main.getByRole("link", { name: "Noch einmal versuchen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Gerade ohne Netz");
  await expect(page).toHaveURL("/Projekt");
});

test("with a network the page is always the newest, and an error is shown as the site sends it", async ({
  page,
  gate,
  admin,
}) => {
  const entry = { title: "Frisch gepresst", tags: ["Aktuelles"], publish_date: new Date(0).toISOString() };
  const made = (await (await admin.post("/api/v0/entry", { data: entry })).json()) as { _id: string };
  const path = `/Aktuelles/${made._id}`;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(path);
  await expectKept(page, path);
  await page.reload();
  await expect(heading).toHaveText("Frisch gepresst");
  await admin.put(`/api/v0/entry/${made._id}`, { data: { title: "Neu abgefüllt" } });
  await page.goto(path);
  await expect(heading).toHaveText("Neu abgefüllt");

  gate.instead.set(path, { status: 503, headers: { "content-type": "text/html" }, body: "<h1>Gerade nicht</h1>" });
  expect((await page.goto(path))?.status()).toBe(503);
  await expect(heading).toHaveText("Gerade nicht");
  gate.instead.clear();
  await gate.shut();
  await page.goto(path);
  await expect(heading).toHaveText("Neu abgefüllt");

  await gate.open();
  await admin.put(`/api/v0/entry/${made._id}`, { data: { publish_date: null } });
  expect((await page.goto(path))?.status()).toBe(404);
  await expect.poll(() => kept(page, "pages-")).not.toContain(path);
  await gate.shut();
  await page.goto(path);
  await expect(heading).toHaveText("Gerade ohne Netz");
});

test("pages of a signed-in user are not cached; signing in or out clears the cache", async ({ page, admin }) => {
  expect(admin).toBeDefined();
  await page.goto("/Aktuelles");
  await expectKept(page, "/Aktuelles");
  // The first pictures may have come before the worker was there to keep them. After a reload, the browser would take
  // them from its memory, so the worker needs other pictures.
  await page.goto("/Erlebnis");
  await expectKept(page, "/Erlebnis");
  await expect.poll(() => kept(page, "pictures")).not.toEqual([]);
  await page.goto("/login");
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await page.getByRole("button", { name: "Login" }).click();
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toBeVisible();
  const all = async () => [...(await kept(page, "pages-")), ...(await kept(page, "pictures"))];
  expect(await all()).toEqual([]);
  await page.goto("/Aktuelles");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Bearbeiten", exact: true }).first()).toBeVisible();
  const requests = collectRequests(page);
  await page.goto("/admincenter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await requests.finished();
  expect(await all()).toEqual([]);

  // Simulates another tab that caches a page after the login. This page must be removed too.
  await page.evaluate(() => caches.open("pages-other").then((cache) => cache.put("/Projekt", new Response("x"))));
  await page.goto("/Projekt");
  await expect.poll(all).toEqual([]);
  await page.evaluate(() => caches.open("pages-other").then((cache) => cache.put("/Projekt", new Response("x"))));
  await logout.click();
  await expect(logout).toBeHidden();
  await expect.poll(all).not.toContain("/Projekt");
  await expectKept(page, "/");
});

test("kept pages speak one language, the one chosen last", async ({ page, gate }) => {
  await page.goto("/Aktuelles");
  await expectKept(page, "/Aktuelles");
  await page.goto("/Erlebnis?lang=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(() => kept(page, "pages-")).toEqual(["/Erlebnis"]);
  await gate.shut();
  await page.goto("/Aktuelles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a new cookie choice clears the cached pages, because they carry the former policy", async ({ page, admin }) => {
  const switchSocial = async (enabled: boolean) =>
    expect((await admin.put("/api/v0/config/", { data: { components: { social: { enabled } } } })).ok()).toBe(true);
  await switchSocial(true);
  await page.goto("/Projekt");
  await expectKept(page, "/Projekt");
  await page.goto("/Impressum");
  await expectKept(page, "/Impressum");
  await reloads(page, () => page.getByRole("button", { name: "Ich stimme zu" }).click());
  await expect.poll(() => kept(page, "pages-")).toEqual(["/Impressum"]);
  await switchSocial(false);
});

test("a new build's worker takes over at once, and nothing of the old one stays", async ({ page, gate, request }) => {
  await page.goto("/Aktuelles");
  await expectKept(page, "/Aktuelles");
  const names = () => page.evaluate(() => caches.keys());
  const before = (await names()).filter((name) => name !== "pictures");
  expect(before).toHaveLength(2);
  const script = await (await request.get("/sw.js")).text();
  const body = script.replace(/"version":"\w+"/u, '"version":"next"');
  expect(body).not.toBe(script);
  gate.instead.set("/sw.js", { status: 200, headers: { "content-type": "text/javascript" }, body });
  await page.goto("/Projekt");
  await expect.poll(async () => (await names()).sort()).toEqual(["assets-next", "pages-next", "pictures"]);
  await expectKept(page, "/Projekt");
  await gate.shut();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Gerade ohne Netz");
});

test("if the site no longer serves the worker, browsers load its pages directly again", async ({ page, gate }) => {
  await page.goto("/Aktuelles");
  await expectKept(page, "/Aktuelles");
  for (const path of ["/sw.js", "/"])
    gate.instead.set(path, { status: path === "/" ? 200 : 404, headers: { "content-type": "text/html" }, body: "Neu" });
  await page.goto("/");
  await expect(page.locator("body")).toHaveText("Neu");
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("the script is small, asked for each time, and no part of the first page", async ({ request, page }) => {
  const answer = await request.get("/sw.js");
  const { "cache-control": cacheControl, "content-type": type, etag = "" } = answer.headers();
  expect([answer.status(), cacheControl, type]).toEqual([200, "no-cache", "text/javascript; charset=utf-8"]);
  expect((await answer.body()).length).toBeLessThan(10_500);
  expect((await request.get("/sw.js", { headers: { "if-none-match": etag } })).status()).toBe(304);
  const beforeLoad = await page.goto("/").then(() =>
    page.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      return scripts.filter(({ startTime }) => startTime < loadEventStart).map(({ name }) => name);
    }),
  );
  expect(beforeLoad.length).toBeGreaterThan(0);
  expect(beforeLoad.filter((name) => /keep-reading|sw\.js/u.test(name))).toEqual([]);
});
