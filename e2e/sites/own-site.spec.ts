// Tests how a football club sets up an empty site. The setup is in English and by keyboard. A second test does small
// tasks in German on a phone.
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type FirstStep, firstSteps } from "#contract/schemas/first-steps.ts";
import { browserTest as test, errorsOf, expect, expectAccessible, phoneOnly } from "../fixtures.ts";
import { allTexts, textAt } from "#testing/texts.ts";
import { emptyData, type OwnData } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const password = "Streuobst-im-Test-26";
const SHOTS = process.env["SHOTS"];

let data: OwnData;
let site: StartedSite;
test.beforeEach(async () => {
  data = await emptyData();
  site = await startSite(data, { DEMO: "0", ADMIN_PASSWORD: password });
});
test.afterEach(async () => {
  await site.stop();
  await data.remove();
});

type Say = (name: string, values?: Record<string, string>) => string;

/** Returns texts of the interface by 'namespace:key'. */
function wordsOf(language: "de" | "en"): Say {
  const texts = allTexts(language);
  return (name, values = {}) => {
    const found = textAt(texts, name);
    if (found === undefined) throw new Error(`no text ${name}`);
    return found.replace(/\{\{(\w+)\}\}/gu, (_all, value: string) => values[value] ?? "");
  };
}

type Way = { press: (target: Locator) => Promise<void>; write: (field: Locator, text: string) => Promise<void> };

const byMouse: Way = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
};
const byKeyboard = (page: Page): Way => ({
  press: async (target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  },
  write: async (field, text) => {
    await field.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  },
});

async function signIn(page: Page, say: Say, { press, write }: Way): Promise<void> {
  await page.goto(`${site.url}/login`);
  await write(page.getByLabel(say("signin:login.handle")), "admin@example.org");
  await write(page.getByLabel(say("signin:login.password"), { exact: true }), password);
  await press(page.getByRole("button", { name: say("signin:login.submit"), exact: true }));
  await expect(page).toHaveURL(`${site.url}/`);
}

test("an empty site becomes the club's own, in English and by keyboard", async ({ page, browser }) => {
  test.slow();
  const say = wordsOf("en");
  const way = byKeyboard(page);
  const { press, write } = way;
  const errors = errorsOf(page);
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  const button = (name: string, values?: Record<string, string>) =>
    page.getByRole("button", { name: say(name, values), exact: true });
  const box = (name: string) => page.getByRole("textbox", { name: say(name), exact: true });
  const saved = async (): Promise<void> => {
    await press(button("admin:save"));
    await expect(page.getByText(say("admin:notices.saved"), { exact: true }).last()).toBeVisible();
    await expect(page.getByText(say("admin:editor.changed"))).toHaveCount(0);
  };
  await signIn(page, say, way);

  await press(page.getByRole("link", { name: "Admincenter", exact: true }));
  const steps = page.getByRole("region", { name: say("overview:steps.title") });
  const progress = (done: string) => say("overview:steps.progress", { done, total: String(firstSteps.length) });
  await expect(steps).toContainText(progress("0"));
  const opener = (name: FirstStep) => page.locator(`[data-step=${name}] > div > button`).first();
  const next = async (name: FirstStep): Promise<void> => {
    await press(button("overview:steps.save"));
    await expect(opener(name)).toBeFocused();
  };

  await page.getByRole("radio", { name: say("overview:steps.kinds.club") }).press("Space");
  for (const title of ["Gruppen und Training", "Sponsoren"])
    await page.getByRole("checkbox", { name: new RegExp(`^${title}`, "u") }).press("Space");
  await expectAccessible(page);
  await press(button("overview:steps.pages.add_other", { count: "2" }));
  await expect(opener("name")).toBeFocused();
  await press(button("overview:steps.save"));
  await expect(page.getByText(say("admin:password.required"))).toBeVisible();
  await write(box("settings:look.name"), "FC Talblick");
  await next("logo");
  const skipped = button("overview:steps.skipNamed", { step: say("overview:steps.names.logo") });
  await press(skipped);
  await expect(opener("colors")).toBeFocused();
  await page.getByRole("radio", { name: new RegExp(`^${say("settings:look.palettes.garden")}`, "u") }).focus();
  for (let index = 0; index < 2; index += 1) await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("radio", { name: new RegExp(`^${say("settings:look.palettes.brick")}`, "u") }),
  ).toBeChecked();
  await next("address");
  await write(box("admin:settings.address.street"), "Am Sportplatz 1");
  await write(box("admin:settings.address.zip"), "98765");
  await write(box("admin:settings.address.city"), "Talblick");
  await next("mails");
  await press(button("notifications:recipients.message.add"));
  await page.keyboard.insertText("vorstand@example.org");
  await next("imprint");
  await write(box("legal:imprint.name"), "Fußballclub Talblick 1921 e. V.");
  await press(page.getByRole("button", { name: new RegExp(say("legal:imprint.kind"), "u") }));
  await press(page.getByRole("option", { name: say("legal:imprint.kinds.association") }));
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await write(box("legal:imprint.mail"), "vorstand@example.org");
  await write(box("legal:imprint.phone"), "030 23125 111");
  await write(box("legal:imprint.represented"), "Toni Beispiel, Vorsitz");
  await write(box("legal:imprint.registerCourt"), "Amtsgericht Talblick");
  await write(box("legal:imprint.registerNumber"), "VR 1921");
  await press(button("legal:preview"));
  const imprint = page.getByRole("dialog", {
    name: say("legal:compare.title", { page: say("legal:pages.Impressum") }),
  });
  const replaces = imprint.getByRole("checkbox", { name: say("legal:compare.replacesOwn") });
  const publish = imprint.getByRole("button", { name: say("legal:compare.publish"), exact: true });
  await expect(publish).toBeVisible();
  if (await replaces.isVisible()) await replaces.press("Space");
  await press(publish);
  await expect(imprint).toBeHidden();
  await expect(opener("privacy")).toBeFocused();

  await test.step("what is typed in a step stays when the step is closed, and is asked about", async () => {
    await press(opener("entry"));
    await write(box("overview:steps.news.title"), "Saisonauftakt");
    await press(opener("privacy"));
    await press(opener("entry"));
    await expect(box("overview:steps.news.title")).toHaveValue("Saisonauftakt");
    await press(page.getByRole("link", { name: "Files", exact: true }));
    await press(button("admin:conflict.goOn"));
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
  await write(box("overview:steps.news.text"), "Am Samstag um drei rollt der Ball.");
  await press(button("overview:steps.news.publish"));
  await expect(opener("language")).toBeFocused();
  await next("shop");
  await next("privacy");
  await press(button("overview:steps.skipNamed", { step: say("overview:steps.names.privacy") }));
  await expect(page.getByRole("heading", { name: say("overview:steps.phone.title") })).toBeFocused();
  const phone = page.frameLocator("iframe");
  await expect(phone.getByText("Am Sportplatz 1").first()).toBeAttached();
  await expectAccessible(page, "section:has(> header #first-steps)");

  await page.goto(`${site.url}/admincenter/settings/site`);
  await write(box("admin:settings.siteDescription"), "Fußball im Tal, seit 1921.");
  await write(box("settings:site.english.description"), "Football in the valley since 1921.");
  await saved();
  await page.goto(`${site.url}/admincenter/settings/look`);
  await write(box("settings:look.nameEnglish"), "Talblick Football Club");
  await saved();
  await page.goto(`${site.url}/Aktuelles/saisonauftakt`);
  await press(button("admin:editor.edit"));
  await press(button("admin:english.create"));
  await write(page.getByRole("textbox", { name: say("admin:english.title") }), "Start of the season");
  await page.getByRole("textbox", { name: say("admin:english.of", { name: say("admin:blocks.kinds.text") }) }).click();
  await page.keyboard.type("The ball rolls on Saturday at three.");
  await press(button("admin:editor.publish"));
  await press(button("admin:publish.now"));
  await expect(page.getByText(say("admin:notices.now.public"), { exact: true }).first()).toBeVisible();

  await page.goto(`${site.url}/admincenter/settings/pages`);
  await press(
    page.getByRole("button", { name: say("navigation:editOf", { name: say("site:footer.Barrierefreiheit") }) }),
  );
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch").press("Space");
  await press(dialog.getByRole("button", { name: say("navigation:dialog.done") }));
  await press(button("admin:save"));
  await expect(button("admin:save")).toBeDisabled();
  await press(button("navigation:add"));
  await write(dialog.getByRole("textbox", { name: say("navigation:new.name") }), "Vorstand");
  await press(dialog.getByRole("button", { name: say("navigation:new.submit") }));
  await expect(page).toHaveURL(`${site.url}/vorstand`);
  await page.getByRole("textbox", { name: say("admin:blocks.kinds.text"), exact: true }).click();
  await page.keyboard.type("Toni Beispiel führt den Verein.");
  await press(button("admin:editor.publish"));
  await press(button("admin:publish.now"));
  await expect(page.getByText(say("admin:notices.now.public"), { exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);

  await reads(browser.newContext({ baseURL: site.url, locale: "de-DE" }));
});

async function reads(context: Promise<BrowserContext>): Promise<void> {
  const guests = await context;
  const guest = await guests.newPage();
  await guest.goto("/");
  await expect(guest).toHaveTitle(/FC Talblick/u);
  if (SHOTS) await guest.screenshot({ path: `${SHOTS}/club.png`, fullPage: true });
  await expectAccessible(guest);
  await expect(guest.getByText("Fußball im Tal, seit 1921.").first()).toBeVisible();
  // Guests see the bar after scrolling. If the window is higher than the page, they cannot scroll, so the bar is
  // visible without scrolling.
  const bar = guest.getByRole("banner").getByRole("link", { name: "FC Talblick" });
  await expect(bar).not.toBeInViewport();
  await guest.setViewportSize({ width: 1280, height: 1400 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await guest.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Vorstand" }).click();
  await expect(guest.getByText("Toni Beispiel führt den Verein.")).toBeVisible();
  await guest.goto("/Impressum");
  await expect(guest.getByText("Fußballclub Talblick 1921 e. V.")).toBeVisible();
  await guest.goto("/en/Aktuelles/saisonauftakt");
  await expect(guest.getByRole("heading", { level: 1, name: "Start of the season" })).toBeVisible();
  if (SHOTS) await guest.screenshot({ path: `${SHOTS}/club-entry.png`, fullPage: true });
  await expect(guest.getByRole("banner").getByText("Talblick Football Club")).toBeVisible();
  await expectAccessible(guest);

  const sitemap = await (await guest.request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, loc = ""]) => loc);
  expect(pages).toContain(`${site.url}/vorstand`);
  for (const path of ["Erlebnis", "Barrierefreiheit", "ueber-uns"]) expect(pages).not.toContain(`${site.url}/${path}`);
  const asked = new Set<string>();
  const heads = new Map<string, Record<string, string>>();
  for (const page of pages) {
    const html = await (await guest.request.get(page, { maxRedirects: 0 })).text();
    expect(/<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1], page).toBe(page);
    const others = [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)"/gu)];
    heads.set(page, Object.fromEntries(others.map(([, lang = "", href = ""]) => [lang, href])));
    for (const [, href = ""] of html.matchAll(/<(?:a|link)\b[^>]* href="(\/[^"#]*)"/gu))
      asked.add(href.replaceAll("&amp;", "&"));
  }
  for (const [page, others] of heads)
    for (const other of Object.values(others)) expect(heads.get(other), `${page} names ${other}`).toEqual(others);
  for (const href of asked) expect((await guest.request.get(href)).status(), href).toBe(200);
  await guests.close();
}

test("by phone they write news from the pitch, and close for today", phoneOnly, async ({ page, browser }) => {
  test.slow();
  const say = wordsOf("de");
  await page.context().addCookies([{ name: "lang", value: "de", url: site.url }]);
  await signIn(page, say, byMouse);
  await page.goto(`${site.url}/Aktuelles`);
  await page.getByRole("button", { name: say("admin:newEntry.button") }).click();
  await expect(page).toHaveURL(/\/Aktuelles\/[0-9a-f-]{36}$/u);
  await page.getByRole("textbox", { name: say("admin:editor.title"), exact: true }).fill("Sieg in der Nachspielzeit");
  await page.getByRole("textbox", { name: say("admin:blocks.kinds.text"), exact: true }).click();
  await page.keyboard.type("2:1, und alle sind heiser.");
  await page.getByRole("button", { name: say("admin:editor.publish"), exact: true }).click();
  await page.getByRole("button", { name: say("admin:publish.now"), exact: true }).click();
  await expect(page.getByText(say("admin:notices.now.public"), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${site.url}/`);
  await page.getByRole("button", { name: say("bar:today"), exact: true }).click();
  const reason = say("admin:today.reasonsIn.de.storm");
  await page.getByText(reason, { exact: true }).click();
  await page.getByRole("button", { name: say("admin:today.show") }).click();
  await expect(page.getByText(say("admin:today.isClosed", { text: reason }))).toBeVisible();
  const guests = await browser.newContext({ baseURL: site.url, locale: "de-DE", viewport: page.viewportSize() });
  const guest = await guests.newPage();
  await guest.goto("/");
  await expect(guest.getByText(reason).first()).toBeVisible();
  await expect(guest.getByText("Sieg in der Nachspielzeit").first()).toBeVisible();
  await expectAccessible(guest);
  await guests.close();
});
