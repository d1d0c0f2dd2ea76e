// Fixtures for browser tests: a seeded site for each worker, and a page that fails the test on any error.
import { type APIRequestContext, type Browser, test as base, expect, type Page } from "@playwright/test";
import { openAdminApi } from "./admin-api.ts";
import { violationsOf } from "./axe.ts";
import { copySeeded } from "./site-data.ts";
import { startSite, type StartedSite } from "./site.ts";

type TestFixtures = { noErrors: void };
type WorkerFixtures = { site: StartedSite; admin: APIRequestContext };

/**
 * The tag for tests that depend on the width of the window. Such tests also run on the phone (playwright.config.ts).
 */
export const phone = { tag: "@phone" };

/** The tags for tests of features that exist only on narrow windows or touch screens. */
export const phoneOnly = { tag: ["@phone", "@phone-only"] };

/** The base of tests that start their own sites. Navigations wait for the client. */
export const browserTest = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = (): Promise<Browser> => playwright[browserName].launch();
      // Chromium from the package sometimes crashes at its start, before any test. Then the fixture starts Chromium a
      // second time.
      const browser = await launch().catch(launch);
      browser.on("context", (context) => context.on("page", arriveWithClient));
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

type SiteFixture = (fixtures: object, use: (site: StartedSite) => Promise<void>) => Promise<void>;

/**
 * Starts a site with the demo. Spec files that change shared content use this as their fixture `site`.
 * @returns a new function at each call. Files with the same fixture function would share a worker and its site.
 */
export function ownSite(): SiteFixture {
  // Playwright reads a fixture's dependencies from the pattern of the first parameter, which is empty here.
  // oxlint-disable-next-line no-empty-pattern
  return async ({}, use) => {
    const data = await copySeeded();
    const site = await startSite(data);
    await use(site);
    await site.stop();
    await data.remove();
  };
}

export const test = browserTest.extend<TestFixtures, WorkerFixtures>({
  site: [ownSite(), { scope: "worker" }],
  admin: [
    async ({ playwright, site }, use) => {
      const api = await openAdminApi(playwright, site);
      await use(api);
      await api.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  noErrors: [
    async ({ page }, use) => {
      const errors = errorsOf(page);
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export const adminTest = test.extend({
  context: async ({ context, admin }, use) => {
    await context.addCookies((await admin.storageState()).cookies);
    await use(context);
  },
});

/**
 * A page is visible before its client starts. So navigations wait for the client, and for editors also for the admin
 * layer.
 */
function arriveWithClient(page: Page): void {
  const ways = { goto: page.goto, reload: page.reload, goBack: page.goBack, goForward: page.goForward };
  const arriving =
    <Given extends unknown[], Answer>(way: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await way.apply(page, given);
      await clientStarted(page);
      return answer;
    };
  page.goto = arriving(ways.goto);
  page.reload = arriving(ways.reload);
  page.goBack = arriving(ways.goBack);
  page.goForward = arriving(ways.goForward);
}

/** Waits for the client of the current document. Does not wait if the document has no client, or if scripts are off. */
export async function clientStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === "loading") return false;
    const hasClient =
      document.querySelector("script[type=module]") !== null && !matchMedia("(scripting: none)").matches;
    return !hasClient || "started" in document.documentElement.dataset;
  });
}

/** Runs an action that reloads the page. Then waits for the client of the new document. */
export async function reloads(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await act();
  await loaded;
  await clientStarted(page);
}

/** Collects errors of the console and the page. Failed requests are left out, because tests cause them. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
  return errors;
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until animations have ended, because colours must not be checked during a fade. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/**
 * A check takes more than a second of CPU time. Tests that also run on the phone are checked only in the desktop run.
 */
const isCheckedElsewhere = (): boolean => {
  const { project, tags } = base.info();
  return project.name === "phone" && !tags.includes("@phone-only");
};

/** Checks the contrast of texts and links, which depends on the colour scheme and the palette. */
export async function expectReadable(page: Page): Promise<void> {
  if (isCheckedElsewhere()) return;
  await animationsEnd(page);
  const violations = await violationsOf(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });
  const found = violations.map(({ html, summary }) => `${html} ${summary}`);
  expect(found, page.url()).toEqual([]);
}

/**
 * Checks axe's rules for WCAG 2.2 AA and its best practices.
 * @param part checks only this part; an open dialog hides the page, so axe's rules for whole pages would fail
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (isCheckedElsewhere()) return;
  await animationsEnd(page);
  const violations = await violationsOf(page, { type: "tag", values: rules }, part);
  const found = violations.map(({ rule, html }) => `${rule}: ${html.slice(0, 160)}`);
  expect(found).toEqual([]);
}

export { expect };

/** Follows a link in the admin center's menu. On narrow windows, the menu is in a drawer. */
export async function followArea(page: Page, name: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Bereiche öffnen" });
  const link = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name, exact: true });
  await expect(opener.or(link).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
}
