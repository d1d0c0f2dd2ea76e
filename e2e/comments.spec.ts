import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { answeredCaptcha } from "../testing/captcha.ts";
import { publishNews } from "./admin-api.ts";
import { editorOf, openProperties } from "./editor.ts";
import { adminTest, expect, expectAccessible, expectReadable, reloads, test } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";
import { holdAnswer } from "./held-answer.ts";
import type { StartedSite } from "./site.ts";

const languages = {
  de: {
    name: "Name",
    email: "E-Mail",
    text: "Ihr Eintrag",
    send: "Senden",
    without: "Ohne Bilder bestätigen",
    confirmed: /bestätigt/u,
    thanks: /Vielen Dank.*sobald wir ihn gelesen haben/u,
    errors: [
      "Bitte geben Sie Ihren Namen ein.",
      "Diese E-Mail-Adresse ist ungültig.",
      "Dieses Feld muss ausgefüllt sein.",
    ],
    link: "Gästebuch",
  },
  en: {
    name: "Name",
    email: "Email",
    text: "Your entry",
    send: "Send",
    without: "Confirm without pictures",
    errors: ["Please enter your name.", "This is an invalid email address.", "This field must be filled in."],
    link: "Guestbook",
  },
} as const;

const switched = (admin: APIRequestContext, enabled: boolean) =>
  admin.put("/api/v0/config/", { data: { components: { guestbook: { enabled }, comments: { enabled } } } });

for (const scope of [test, adminTest]) {
  scope.beforeAll(async ({ admin }) => void (await switched(admin, true)));
  scope.afterAll(async ({ admin }) => void (await switched(admin, false)));
}

type Stored = { id: string; text: string; email: string };

async function call<Answer>(admin: APIRequestContext, name: string, data: object): Promise<Answer> {
  const answer = await admin.post(`/trpc/${name}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { result: { data: Answer } }).result.data;
}

async function stored(admin: APIRequestContext, q: string): Promise<Stored[]> {
  const input = encodeURIComponent(JSON.stringify({ q, limit: 200 }));
  const answer = await admin.get(`/trpc/moderation.list?input=${input}`);
  return ((await answer.json()) as { result: { data: { items: Stored[] } } }).result.data.items;
}

async function approve(admin: APIRequestContext, q: string, more: object = {}): Promise<void> {
  for (const { id } of await stored(admin, q)) await call(admin, "moderation.update", { id, state: "public", ...more });
}

let writers = 0;

/** Sends a comment as the form does. Without an entry, it goes to the guestbook. */
async function write(site: StartedSite, admin: APIRequestContext, text: string, entryId: string | null = null) {
  const key = (await readFile(join(site.dataDir, "secret.key"), "utf8")).trim();
  const captcha = answeredCaptcha(key, { form: entryId === null ? "guestbook" : "comment" });
  writers += 1;
  const sent = { name: "Änne Schönfeld", email: `gast${writers}@example.org`, text, captcha };
  if (entryId === null) await call(admin, "guestbook.sign", sent);
  else await call(admin, "comments.create", { ...sent, entryId });
}

const formOf = (page: Page) => page.locator("main form");
const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
const texts = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("heading", { level: 3 }) });

const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const expectNothingBeyond = async (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(beyond)).toBeLessThanOrEqual(0);

async function expectWhole(page: Page): Promise<void> {
  await expectNothingBeyond(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
}

test("errors stand at their fields, typed text is kept, and an approved text is shown", async ({
  page,
  site,
  admin,
}) => {
  const words = languages.de;
  const mark = `Eintrag ${test.info().project.name}`;
  const text = `Schön war es\n<b>bei euch</b> ${mark}`;
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: words.link }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.link })).toBeVisible();
  await expect(field(page, words.name)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Ins Gästebuch schreiben");
  await field(page, words.email).fill("x@");
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(field(page, words.name)).toBeFocused();
  for (const [index, label] of [words.name, words.email, words.text].entries())
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(words.errors[index] ?? "", "u"));
  await expectAccessible(page);
  await field(page, words.name).fill("Änne Schönfeld");
  await field(page, words.email).fill("aenne@example.org");
  await field(page, words.text).fill(text);
  await reloads(page, () => page.reload());
  await expect(field(page, words.text)).toHaveValue(text);
  await formOf(page).getByRole("button", { name: words.without }).click();
  await expect(page.getByRole("status").filter({ hasText: words.confirmed })).toBeVisible();
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: words.thanks })).toBeFocused();
  await expectAccessible(page);
  await reloads(page, () => page.reload());
  await expect(field(page, words.text)).toHaveValue("");
  await expect(texts(page).filter({ hasText: mark })).toHaveCount(0);
  await approve(admin, mark, { answer: "Kommt bald wieder!" });
  await page.goto("/gaestebuch");
  const shown = texts(page).filter({ hasText: mark });
  await expect(shown).toContainText("<b>bei euch</b>");
  await expect(shown).toContainText("Kommt bald wieder!");
  await expectWhole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingBeyond(page);
  expect(await (await page.request.get("/gaestebuch")).text()).not.toContain("aenne@example.org");

  await test.step("in English", async () => {
    const english = languages.en;
    await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
    await reloads(page, () => page.reload());
    await expect(page.getByRole("heading", { level: 1, name: english.link })).toBeVisible();
    await page.getByRole("button", { name: english.send, exact: true }).click();
    await expect(field(page, english.name)).toHaveAccessibleDescription(new RegExp(english.errors[0], "u"));
    await expect(field(page, english.text)).toHaveAccessibleDescription(new RegExp(english.errors[2], "u"));
    await expect(formOf(page).getByRole("button", { name: english.without })).toBeVisible();
  });
});

test("under an entry the comments load when their form comes into view, and only if they are enabled", async ({
  page,
  site,
  admin,
}) => {
  const path = await publishNews(admin, {
    title: `Mit Kommentaren ${test.info().project.name}`,
    content: ["<p>x</p>"],
  });
  const id = path.split("/").at(-1) ?? "";
  const requests = collectRequests(page);
  const parts = () => requests.urls.filter((url) => /Comments-|PublicForm-|guestbook-|trpc\/comments/u.test(url));
  await page.goto(path);
  await requests.finished();
  await expect(page.getByRole("heading", { name: "Kommentare", exact: true })).toHaveCount(0);
  expect(parts()).toEqual([]);
  const change = await admin.post("/trpc/entries.update", { data: { id, hasComments: true } });
  expect(change.ok(), await change.text()).toBe(true);
  for (let n = 1; n <= 12; n += 1) await write(site, admin, `Kommentar ${n} ${id}`, id);
  await approve(admin, id);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 });
  await page.goto(path);
  await requests.finished();
  await expect(texts(page)).toHaveCount(10);
  expect(parts().filter((url) => url.endsWith(".js"))).toEqual([]);
  await page.getByRole("link", { name: "Ältere" }).click();
  await expect(page).toHaveURL(/\?seite=2#comments$/u);
  await expect(texts(page).first()).toContainText("Kommentar 2");
  await expect(texts(page)).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Kommentare", exact: true })).toBeInViewport();
  await field(page, "Ihr Kommentar").fill("Auf Seite zwei");
  await expect(formOf(page).getByRole("radio")).toHaveCount(8);
  await reloads(page, () => page.reload());
  await expect(field(page, "Ihr Kommentar")).toHaveValue("Auf Seite zwei");
  await expectAccessible(page);
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(`href="${path}?seite=2#comments"`);
  expect(html).not.toMatch(/gast\d+@example/u);
  for (const beyond of [`${path}?seite=3`, `${path}?seite=x`, "/gaestebuch?seite=99"])
    expect((await page.request.get(beyond)).status(), beyond).toBe(404);
});

test("each entry has its own comments and its own draft", async ({ page, site, admin }) => {
  const paths: string[] = [];
  for (const title of ["Erster", "Zweiter"]) {
    const path = await publishNews(admin, { title: `${title} mit Kommentar`, content: ["<p>x</p>"] });
    const id = path.split("/").at(-1) ?? "";
    await admin.post("/trpc/entries.update", { data: { id, hasComments: true } });
    await write(site, admin, `Unter ${title} ${id}`, id);
    await approve(admin, id);
    paths.push(path);
  }
  const [, second = ""] = paths;
  const code = await holdAnswer(page, /assets\/Comments[^/]*\.js/u);
  await page.goto(second);
  await field(page, "Ihr Kommentar").fill("Für den zweiten");
  await code.asked;
  await page.getByRole("link", { name: /Erster mit Kommentar/u }).click();
  await expect(page).toHaveURL(/\/Aktuelles\/erster-mit-kommentar/u);
  code.release();
  await expect(texts(page)).toContainText(["Unter Erster"]);
  await expect(field(page, "Ihr Kommentar")).toHaveValue("");
  await page.goBack();
  await expect(texts(page)).toContainText(["Unter Zweiter"]);
  await expect(field(page, "Ihr Kommentar")).toHaveValue("Für den zweiten");

  const again = await holdAnswer(page, /assets\/Comments[^/]*\.js/u);
  await reloads(page, () => page.reload());
  await field(page, "Name").fill("Erna");
  await again.asked;
  again.release();
  await expect(formOf(page).getByRole("radio")).toHaveCount(8);
  await expect(field(page, "Ihr Kommentar")).toHaveValue("Für den zweiten");
  await expect(field(page, "Name")).toHaveValue("Erna");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first submit is answered with a question, the second one is accepted", async ({ page, admin }) => {
    const text = `Ohne Skripte ${test.info().project.name}`;
    await page.goto("/gaestebuch");
    await field(page, "Name").fill("Änne");
    await field(page, "E-Mail").fill("aenne@example.org");
    await field(page, "Ihr Eintrag").fill(text);
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(field(page, "Ihr Eintrag")).toHaveValue(text);
    const numbers = ["", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
    const [, one = "", other = ""] = /ist (\S+) und (\S+)\?/u.exec(await formOf(page).innerText()) ?? [];
    await formOf(page)
      .getByLabel(/^Wie viel ist/u)
      .fill(String(numbers.indexOf(one) + numbers.indexOf(other)));
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: languages.de.thanks })).toBeVisible();
    await expect(page).toHaveURL(/\/gaestebuch\?gesendet=1$/u);
    expect(await stored(admin, text)).toHaveLength(1);
  });
});

adminTest("pending texts are approved, answered, hidden, deleted and restored", async ({ page, site, admin }) => {
  const mark = `Verwaltet ${test.info().project.name}`;
  for (const text of ["eins", "zwei"]) await write(site, admin, `${mark} ${text}`);
  await page.goto("/admincenter/messages");
  await page.getByRole("link", { name: /^Gästebuch und Kommentare \(\d+\)$/u }).click();
  await page.getByRole("searchbox", { name: "Gästebuch und Kommentare durchsuchen" }).fill(mark);
  const row = (text: string) => page.getByRole("article").filter({ hasText: `${mark} ${text}` });
  await expect(row("eins")).toContainText("wartet");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  await expectWhole(page);
  await row("eins").getByRole("button", { name: "Freigeben" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Freigegeben" })).toBeVisible();
  await expect(row("eins")).toContainText("öffentlich");
  await expect(row("eins").getByRole("button", { name: "Antworten" })).toBeFocused();
  await row("zwei").getByRole("button", { name: "Antworten" }).click();
  await page.getByLabel("Antwort an Änne Schönfeld").fill("Danke!");
  await page.reload();
  await expect(page.getByLabel("Antwort an Änne Schönfeld")).toHaveValue("Danke!");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Speichern und freigeben" }).click();
  await expect(row("zwei")).toContainText("Danke!");
  await expect(row("zwei")).toContainText("öffentlich");
  await row("eins").getByRole("button", { name: "Verbergen" }).click();
  await expect(row("eins")).toContainText("verborgen");
  await row("zwei")
    .getByRole("button", { name: /^Löschen/u })
    .click();
  await page.getByRole("alertdialog", { name: "wirklich löschen?" }).getByRole("button", { name: "Löschen" }).click();
  await expect(row("zwei")).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(row("zwei")).toContainText("Danke!");
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.reload();
  await expect(row("zwei").getByRole("button", { name: "Change the answer" })).toBeVisible();
});

adminTest(
  "comments are switched on in the editor of an entry; both components in the center",
  async ({ page, admin }) => {
    const path = await publishNews(admin, { title: "Kommentare einschalten", content: ["<p>x</p>"] });
    await page.goto(path);
    await page.getByRole("button", { name: "Bearbeiten" }).click();
    await openProperties(page);
    const allowed = page.getByRole("switch", { name: "Besucher dürfen kommentieren" });
    await expect(allowed).not.toBeChecked();
    await allowed.focus();
    await page.keyboard.press("Space");
    await editorOf(page).publish();
    await expect(page.getByRole("heading", { name: "Einen Kommentar schreiben" })).toBeVisible();
    await page.goto("/admincenter/components");
    const guestbook = page.getByRole("switch", { name: "Gästebuch" });
    await expect(guestbook).toBeChecked();
    await guestbook.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("status").filter({ hasText: "Gästebuch: ausgeschaltet" })).toBeVisible();
    expect((await page.request.get("/gaestebuch")).status()).toBe(404);
    await page.keyboard.press("Space");
    await expect(page.getByRole("status").filter({ hasText: "Gästebuch: eingeschaltet" })).toBeVisible();
  },
);
