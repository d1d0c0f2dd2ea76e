// Measures the bar after the sign-in, each screen of the admin center, and typing in an entry of 200 texts. Each time
// is from the press to the frame after the change.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../browser.ts";
import { benchPassword, signIn } from "./editor.ts";
import { startSite } from "./processes.ts";
import type { Row, Section } from "./report.ts";
import { median, percentile, rounded } from "./stats.ts";

const ROUNDS = 5;
const TEXTS = 200;
const KEYS = 60;
const BAR_AIM_MS = 500;
const ANSWER_AIM_MS = 100;
const CONTENTS_AIM_MS = 400;
const INPUT_AIM_MS = 50;
/** A screen is finished when its text has not changed for this time. */
const QUIET_MS = 400;

export const tool: Section = {
  name: "tool",
  title: "The tool in a browser: milliseconds at the median, from the press to the paint",
  run: async (directory) => {
    const dataDir = await mkdtemp(join(directory, "tool-"));
    const site = await startSite(dataDir, { ADMIN_PASSWORD: benchPassword });
    const browser = await chromium.launch(await browserLaunch());
    try {
      const bars: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) bars.push(await barAfterSignIn(browser, site.url));
      const bar = rounded(median(bars));
      const rows: Row[] = [
        { what: "bar after the sign-in", ms: bar, aim: `at most ${BAR_AIM_MS}`, isMet: bar <= BAR_AIM_MS },
      ];
      const context = await signedIn(browser, site.url);
      rows.push(...(await screens(context, site.url)));
      rows.push(await typing(context, site.url));
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function fillSignIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator("html[data-started]").waitFor();
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill(benchPassword);
}

async function signedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await fillSignIn(page, origin);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("region", { name: "Verwaltung" }).waitFor();
  await page.close();
  return context;
}

async function barAfterSignIn(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await fillSignIn(page, origin);
  // The sign-in may load a new document, whose clock starts at 0. So absolute times are compared.
  await page.evaluate(() => {
    const note = (): void => sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now()));
    document.addEventListener("pointerdown", note, { capture: true, once: true });
  });
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("region", { name: "Verwaltung" }).waitFor();
  const ms = await page.evaluate(
    () => performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("pressed")),
  );
  await context.close();
  return ms;
}

type Screen = { answered: number; finished: number };

async function screens(context: BrowserContext, origin: string): Promise<Row[]> {
  const measured = new Map<string, Screen[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.goto(`${origin}/admincenter`);
    await page.locator("html[data-started]").waitFor();
    const menu = page.getByRole("navigation", { name: "Bereiche" });
    const links = menu.getByRole("link");
    await links.first().waitFor();
    const names = await links.allInnerTexts();
    for (const [index, name] of names.entries()) {
      const link = links.nth(index);
      if ((await link.getAttribute("aria-current")) !== null) continue;
      const screen = await afterPress(page, () => link.click());
      measured.set(name, [...(measured.get(name) ?? []), screen]);
    }
    await page.close();
  }
  return [...measured].map(([name, all]) => {
    const answered = rounded(median(all.map((one) => one.answered)));
    const ms = rounded(median(all.map((one) => one.finished)));
    return {
      what: `center: ${name}`,
      answeredMs: answered,
      ms,
      aim: `answered in ${ANSWER_AIM_MS}, at most ${CONTENTS_AIM_MS}`,
      isMet: answered <= ANSWER_AIM_MS && ms <= CONTENTS_AIM_MS,
    };
  });
}

/** The times of the first and the last change of the page's main part after a press. */
async function afterPress(page: Page, press: () => Promise<void>): Promise<Screen> {
  const change = page.evaluate(
    (quiet) =>
      new Promise<Screen>((resolve) => {
        let pressed = 0;
        let answered = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const observer = new MutationObserver(() => {
          if (pressed === 0) return;
          requestAnimationFrame((at) => {
            const since = at - pressed;
            answered ||= since;
            clearTimeout(timer);
            timer = setTimeout(() => {
              observer.disconnect();
              resolve({ answered, finished: since });
            }, quiet);
          });
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        document.addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      }),
    QUIET_MS,
  );
  await press();
  return change;
}

async function typing(context: BrowserContext, origin: string): Promise<Row> {
  const editor = await signIn(origin);
  const content = Array.from({ length: TEXTS }, (_, index) => `<p>Text ${index + 1}. Am Samstag wird gepresst.</p>`);
  const entry = { tags: ["Aktuelles"], title: "Lang", content, publish_date: "2001-01-01T12:00:00.000Z" };
  const { _id } = (await editor.send("POST", "/entry", entry)) as { _id: string };
  const page = await context.newPage();
  await page.goto(`${origin}/Aktuelles/${_id}`);
  await page.locator("html[data-started]").waitFor();
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await page.getByRole("textbox", { name: `Text ${TEXTS / 2}`, exact: true }).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        // A message that is posted here arrives directly after this frame was rendered.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - timeStamp), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 6 === 5 ? "Space" : "a", { delay: 30 });
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.close();
  const ms = rounded(median(times));
  const slowest = rounded(percentile(times, 95));
  return {
    what: `a key in one of ${TEXTS} texts`,
    ms,
    slowestMs: slowest,
    aim: `95 of 100 at most ${INPUT_AIM_MS}`,
    isMet: slowest <= INPUT_AIM_MS,
  };
}
