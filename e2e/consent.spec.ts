import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { phone, expect, expectAccessible, reloads, test } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { drawn, shiftsOf, watchShifts } from "./shifts.ts";

let admin: APIRequestContext;
test.beforeAll(({ admin: api }) => {
  admin = api;
});

test.afterAll(async () => {
  const components = { social: { enabled: false }, analytics: { enabled: true } };
  const answer = await admin.put("/api/v0/config/", { data: { components, analytics: { apikey: null } } });
  expect(answer.ok(), await answer.text()).toBe(true);
});

async function switchOn(...kinds: string[]): Promise<void> {
  const components = Object.fromEntries(
    ["social", "analytics"].map((kind) => [kind, { enabled: kinds.includes(kind) }]),
  );
  // Visitors are asked about counting only if there is a measurement id.
  const data = { components, analytics: { apikey: "G-AB12CD34EF" } };
  const answer = await admin.put("/api/v0/config/", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie-Einstellungen" });
const inFooter = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });
const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
const headersOf = async (page: Page) => (await page.request.get("/")).headers();
const framesOf = async (page: Page) =>
  /frame-src ([^;]+)/u.exec((await headersOf(page))["content-security-policy"] ?? "")?.[1];

test(
  "the question comes without moving anything, also on a page that is shorter than the window",
  phone,
  async ({ page }) => {
    await switchOn("social");
    // Blocks fonts, because fonts.spec.ts tests fonts that load late.
    await page.route("**/*.woff2", (route) => route.abort());
    await watchShifts(page);
    const requests = collectRequests(page);
    await page.goto("/nirgends");
    await expect(banner(page)).toBeVisible();
    await requests.finished();
    await drawn(page);
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole("contentinfo").locator("a, button").last().focus();
    const [footer, question] = await Promise.all([
      page.getByRole("contentinfo").boundingBox(),
      banner(page).boundingBox(),
    ]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
  },
);

test("the banner appears only if needed; consent and refusal look alike, for all or one by one, and last half a year", async ({
  page,
  context,
}) => {
  await switchOn();
  const requests = collectRequests(page);
  await page.goto("/");
  await requests.finished();
  await expect(banner(page)).toHaveCount(0);
  await expect(inFooter(page)).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);

  await switchOn("social", "analytics");
  await page.goto("/Impressum");
  const agree = banner(page).getByRole("button", { name: "Ich stimme zu" });
  const decline = banner(page).getByRole("button", { name: "Ablehnen" });
  await expect(agree).toBeVisible();
  const look = (button: typeof agree) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, height, borderColor } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, fontWeight, height, borderColor };
    });
  expect(await look(agree)).toEqual(await look(decline));
  await expect(banner(page).getByRole("link", { name: "Mehr zum Datenschutz" })).toHaveAttribute(
    "href",
    "/Datenschutz",
  );
  await expectAccessible(page);

  await reloads(page, () => decline.click());
  expect(await cookiesOf(context)).toEqual({ cookies: "declined", social: "off", analytics: "off" });
  await expect(inFooter(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await context.clearCookies();
  await page.reload();
  await reloads(page, () => agree.click());
  // The server sends the measurement script only to requests with the consent cookie.
  await requests.finished();
  expect(await cookiesOf(context)).toEqual({ cookies: "accepted", social: "on", analytics: "on" });
  const [kept] = await context.cookies();
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(190);
  expect(kept?.sameSite).toBe("Lax");

  await test.step("one component can be agreed to alone, and taken back in the footer; nothing is ticked beforehand", async () => {
    await context.clearCookies();
    await page.goto("/Datenschutz");
    await banner(page).getByRole("button", { name: "Cookie-Einstellungen" }).click();
    const social = settings(page).getByRole("switch", { name: "Soziales Netzwerk" });
    const analytics = settings(page).getByRole("switch", { name: "Besucherzählung" });
    await expect(social).not.toBeChecked();
    await expect(analytics).not.toBeChecked();
    await expect(settings(page).getByRole("heading", { name: "Notwendige Cookies" })).toBeVisible();
    await expect(settings(page).getByRole("heading", { name: "Zielorientierte Cookies" })).toBeVisible();
    await expectAccessible(page, "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(settings(page)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);

    await banner(page).getByRole("button", { name: "Cookie-Einstellungen" }).click();
    await social.check();
    await reloads(page, () => settings(page).getByRole("button", { name: "Speichern", exact: true }).click());
    expect(await cookiesOf(context)).toEqual({ cookies: "accepted", social: "on", analytics: "off" });

    await inFooter(page).click();
    await expect(social).toBeChecked();
    await social.press("Space");
    await reloads(page, () => settings(page).getByRole("button", { name: "Speichern", exact: true }).click());
    expect(await cookiesOf(context)).toEqual({ cookies: "declined", social: "off", analytics: "off" });
  });

  await test.step("in English the banner and the dialog speak it", async () => {
    await switchOn("social");
    await context.clearCookies();
    await page.goto("/Kontakt?lang=en");
    for (const name of ["I agree", "Decline", "Cookie settings"])
      await expect(banner(page).getByRole("button", { name, exact: true })).toBeVisible();
    await banner(page).getByRole("button", { name: "Cookie settings" }).click();
    await expect(page.getByRole("dialog", { name: "Cookie settings" }).getByRole("switch")).toHaveAccessibleName(
      "Social network",
    );
  });
});

/** Checks whether the page's current CSP allows a frame with this URL. No server needs to answer at this URL. */
function frameOf(page: Page, src: string): Promise<"refused" | "let in"> {
  return page.evaluate(
    (src) =>
      new Promise<"refused" | "let in">((resolve) => {
        document.addEventListener("securitypolicyviolation", () => resolve("refused"), { once: true });
        const frame = Object.assign(document.createElement("iframe"), { src });
        frame.addEventListener("load", () => setTimeout(() => resolve("let in")));
        document.body.append(frame);
      }),
    src,
  );
}

test("the server's policy allows a third party from the page load after consent, and only while its component is on", async ({
  context,
}) => {
  await switchOn("social");
  // The CSP's refusals are logged in the console and would fail the fixture's page, so this test uses another page.
  const page = await context.newPage();
  await page.goto("/");
  expect(await framesOf(page)).toBe("'self'");
  expect(await frameOf(page, "https://www.facebook.com/x")).toBe("refused");
  const { etag } = await headersOf(page);
  // The body is unchanged, so the server answers with 304. The browser must use the CSP of this answer.
  await reloads(page, () => banner(page).getByRole("button", { name: "Ich stimme zu" }).click());
  expect(await framesOf(page)).toBe("'self' https://www.facebook.com");
  expect((await headersOf(page))["etag"]).toBe(etag);
  expect(await frameOf(page, "https://www.facebook.com/x")).toBe("let in");
  expect(await frameOf(page, "https://elsewhere.example/")).toBe("refused");
  await switchOn();
  await page.reload();
  expect(await framesOf(page)).toBe("'self'");
  expect(await frameOf(page, "https://www.facebook.com/x")).toBe("refused");
});

test("without consent no page asks another host for anything", async ({ page, site }) => {
  await switchOn("social", "analytics");
  const requests = collectRequests(page);
  const entry = await admin.get("/api/v0/entry?tags=Aktuelles&limit=1");
  const [{ _id: id } = { _id: "" }] = (await entry.json()) as { _id: string }[];
  for (const path of [
    "/",
    "/Aktuelles",
    `/Aktuelles/${id}`,
    "/Veranstaltungen",
    "/erlebnis/101",
    "/Kontakt",
    "/login",
  ]) {
    await page.goto(path);
    await requests.finished();
  }
  const foreign = requests.urls.filter((url) => url.startsWith("http") && new URL(url).origin !== site.url);
  expect(foreign).toEqual([]);
});

test("Google's script is loaded after the agreement, once; who does not want to be counted at all says so in the footer", async ({
  page,
  context,
}) => {
  await switchOn("analytics");
  const asked: string[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const requests = collectRequests(page);
  await page.goto("/Impressum");
  await requests.finished();
  expect(asked).toEqual([]);
  await reloads(page, () => banner(page).getByRole("button", { name: "Ich stimme zu" }).click());
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL(/Kontakt$/u);
  await inFooter(page).click();
  await settings(page).getByRole("switch", { name: "Besucherzählung" }).uncheck();
  await reloads(page, () => settings(page).getByRole("button", { name: "Speichern", exact: true }).click());
  await requests.finished();
  expect(asked).toHaveLength(1);

  await test.step("without Google nobody is asked about counting", async () => {
    await context.clearCookies();
    expect((await admin.put("/api/v0/config/", { data: { analytics: { apikey: null } } })).ok()).toBe(true);
    await page.goto("/Impressum");
    await requests.finished();
    await expect(banner(page)).toHaveCount(0);
    await inFooter(page).click();
    const objection = settings(page).getByRole("switch", { name: "Meine Besuche nicht zählen" });
    await expect(objection).not.toBeChecked();
    await expectAccessible(page, "dialog[open]");
    await objection.check();
    await reloads(page, () => settings(page).getByRole("button", { name: "Speichern", exact: true }).click());
    expect(await cookiesOf(context)).toEqual({ analytics: "off" });
    await inFooter(page).click();
    await expect(objection).toBeChecked();
    await objection.uncheck();
    await reloads(page, () => settings(page).getByRole("button", { name: "Speichern", exact: true }).click());
    expect(await cookiesOf(context)).toEqual({});
  });
});
