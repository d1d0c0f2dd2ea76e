// The fixtures of browser tests: a seeded site for each worker, and a page that tolerates no error.
import { type APIRequestContext, type Browser, test as base, expect, type Page } from "@playwright/test";
import { openAdminApi } from "./admin-api.ts";
import { violationsOf } from "./axe.ts";
import { copySeeded } from "./site-data.ts";
import { startSite, type StartedSite } from "./site.ts";

type TestFixtures = { noErrors: void };
type WorkerFixtures = { site: StartedSite; admin: APIRequestContext };

/** For tests whose subject changes with the width: they run on the phone too (playwright.config.ts). */
export const phone = { tag: "@phone" };

/** For tests of what only narrow windows or fingers have. */
export const phoneOnly = { tag: ["@phone", "@phone-only"] };

/** For tests that start their own sites: pages whose client has started. */
export const browserTest = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = (): Promise<Browser> => playwright[browserName].launch();
      // The packaged Chromium now and then crashes while it starts, before there is a test: then another one starts.
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
 * Starts a site with the demo. A spec file that changes what others rely on has a fixture `site` of its own.
 * @returns another function each time: files whose fixtures are the same function share their workers, and so their sites
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

/** The same, with the admin signed in. */
export const adminTest = test.extend({
  context: async ({ context, admin }, use) => {
    await context.addCookies((await admin.storageState()).cookies);
    await use(context);
  },
});

/**
 * A page is visible before its client starts. After each navigation to a document, a test continues when the client
 * has started, for editors with the admin layer.
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

/** Waits for the client of the current document; does not wait if there is no client or scripts are off. */
export async function clientStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === "loading") return false;
    const hasClient = document.getElementById("root") !== null && !matchMedia("(scripting: none)").matches;
    return !hasClient || "started" in document.documentElement.dataset;
  });
}

/** Runs an action that loads the page again, and waits until the client has started in the new document. */
export async function reloads(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await act();
  await loaded;
  await clientStarted(page);
}

/** Collects the errors of the console and the page; answers that a test provokes are not counted. */
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

/** Colours are checked at the end of animations, not during a fade. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** A check takes more than a second of processor time, so a test that runs at both widths has it at desktop width only. */
const isCheckedElsewhere = (): boolean => {
  const { project, tags } = base.info();
  return project.name === "phone" && !tags.includes("@phone-only");
};

/** Every text stands out from its ground, and every link from its text: all that another colour scheme or palette can break. */
export async function expectReadable(page: Page): Promise<void> {
  if (isCheckedElsewhere()) return;
  await animationsEnd(page);
  const violations = await violationsOf(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });
  const found = violations.map(({ html, summary }) => `${html} ${summary}`);
  expect(found, page.url()).toEqual([]);
}

/**
 * WCAG 2.2 AA as far as a program can check it.
 * @param part checks only that part: behind an open dialog the page is hidden, which the rules for pages do not know
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (isCheckedElsewhere()) return;
  await animationsEnd(page);
  const violations = await violationsOf(page, { type: "tag", values: rules }, part);
  const found = violations.map(({ rule, html }) => `${rule}: ${html.slice(0, 160)}`);
  expect(found).toEqual([]);
}

export { expect };

/** Follows a link of the admin center's menu: beside the screen, or in the drawer of narrow windows. */
export async function followArea(page: Page, name: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Bereiche öffnen" });
  const link = page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name, exact: true });
  await expect(opener.or(link).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
}
