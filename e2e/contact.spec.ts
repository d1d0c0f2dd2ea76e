import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { rightValue } from "../testing/captcha.ts";
import { expect, expectAccessible, reloads, test, phone } from "./fixtures.ts";
import { collectRequests } from "./requests.ts";

const languages = {
  de: {
    first: "Vorname",
    last: "Nachname",
    email: "E-Mail",
    message: "Nachricht",
    send: "Senden",
    without: "Ohne Bilder bestätigen",
    confirmed: /bestätigt/u,
    thanks: /Vielen Dank/u,
    picture: /^Bild [1-8]$/u,
    errors: [
      "Bitte geben Sie Ihren Vornamen ein.",
      "Der Name ist zu kurz.",
      "Diese E-Mail-Adresse ist ungültig.",
      "Dieses Feld muss ausgefüllt sein.",
    ],
    other: "Andere Bilder",
  },
  en: {
    first: "First name",
    last: "Last name",
    email: "Email",
    message: "Message",
    send: "Send",
    without: "Confirm without pictures",
    confirmed: /confirmed/u,
    thanks: /Thank you/u,
    picture: /^Picture [1-8]$/u,
    errors: [
      "Please enter your first name.",
      "This name is too short.",
      "This is an invalid email address.",
      "This field must be filled in.",
    ],
    other: "Other pictures",
  },
} as const;

type Words = (typeof languages)[keyof typeof languages];

const formOf = (page: Page) => page.locator("form[action='/Kontakt']");
const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });

async function fillIn(page: Page, words: Words, message: string): Promise<void> {
  await field(page, words.first).fill("Änne");
  await field(page, words.last).fill("Schönfeld");
  await field(page, words.email).fill("aenne@example.org");
  await field(page, words.message).fill(message);
}

async function arrived(admin: APIRequestContext, message: string): Promise<number> {
  const answer = await admin.get("/api/v0/message/", { params: { q: message } });
  return ((await answer.json()) as unknown[]).length;
}

async function choosePicture(page: Page, dataDir: string): Promise<void> {
  const id = formOf(page).locator("[name=captcha_id]");
  await expect(id).not.toHaveValue("");
  const key = (await readFile(join(dataDir, "secret.key"), "utf8")).trim();
  await formOf(page)
    .locator(`[name=captcha_answer][value="${rightValue(key, await id.inputValue())}"]`)
    .check();
}

test(
  "errors stand at their fields, nothing typed is lost, and the message is sent without pictures",
  phone,
  async ({ page, admin }) => {
    const words = languages.de;
    const message = `Ist die Scheune frei? ${test.info().project.name}`;
    await page.goto("/Kontakt");
    await field(page, words.last).fill("x");
    await field(page, words.email).fill("x@");
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(field(page, words.first)).toBeFocused();
    for (const [index, label] of [words.first, words.last, words.email, words.message].entries())
      await expect(field(page, label)).toHaveAccessibleDescription(words.errors[index] ?? "");
    await expectAccessible(page);
    await field(page, words.email).fill("x@example");
    await expect(field(page, words.email)).toHaveAccessibleDescription(words.errors[2]);
    await fillIn(page, words, message);
    await expect(field(page, words.email)).not.toHaveAttribute("aria-invalid");
    await reloads(page, () => page.reload());
    await expect(field(page, words.message)).toHaveValue(message);
    await formOf(page).getByRole("button", { name: words.without }).click();
    await expect(page.getByRole("status").filter({ hasText: words.confirmed })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: words.thanks })).toBeFocused();
    await expectAccessible(page);
    expect(await arrived(admin, message)).toBe(1);
    await reloads(page, () => page.reload());
    await expect(field(page, words.message)).toHaveValue("");
  },
);

test("in English: a wrong picture brings new ones, and the text stays; the right one sends, by keyboard alone", async ({
  page,
  admin,
  site,
}) => {
  const words = languages.en;
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  const message = "By keyboard alone";
  await page.goto("/Kontakt");
  await page.getByRole("button", { name: words.send, exact: true }).press("Enter");
  await expect(field(page, words.first)).toBeFocused();
  const [first, , , required] = words.errors;
  for (const [label, error] of [
    [words.first, first],
    [words.last, "Please enter your last name."],
    [words.message, required],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(error);
  await expect(formOf(page).getByRole("button", { name: words.without })).toBeVisible();
  for (const text of ["Änne", "Schönfeld", "aenne@example.org", ""]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(message);
  // The pictures load when the form is first used. Until then, the Tab key does not reach them.
  const id = formOf(page).locator("[name=captcha_id]");
  await expect(id).not.toHaveValue("");
  const pictures = formOf(page).getByRole("radio", { name: words.picture });
  await expect(pictures).toHaveCount(8);
  await page.keyboard.press("Tab");
  await expect(pictures.first()).toBeFocused();
  const key = (await readFile(join(site.dataDir, "secret.key"), "utf8")).trim();
  const choose = async (isRight: boolean): Promise<void> => {
    const right = rightValue(key, await id.inputValue());
    await page.keyboard.press("Space");
    for (let n = 0; n < 8; n += 1) {
      if (((await pictures.and(page.locator(":checked")).getAttribute("value")) === right) === isRight) return;
      await page.keyboard.press("ArrowRight");
    }
  };
  await choose(false);
  const before = await id.inputValue();
  await page.keyboard.press("Enter");
  await expect(id).not.toHaveValue(before);
  await expect(formOf(page).getByRole("radiogroup")).toHaveAccessibleDescription(/./u);
  await expect(pictures.first()).toBeFocused();
  await choose(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: words.thanks })).toBeFocused();
  expect(await arrived(admin, message)).toBe(1);
});

test("a native submit, a lost network and a used challenge lose no typed text", async ({ page, site, admin }) => {
  const words = languages.de;
  const message = `Das Netz war weg ${test.info().project.name}`;
  await page.goto("/Kontakt");
  await fillIn(page, words, message);
  await reloads(page, () => formOf(page).evaluate((form: HTMLFormElement) => form.submit()));
  await expect(field(page, words.message)).toHaveValue(message);
  await expect(formOf(page).getByRole("button", { name: words.without })).toBeVisible();
  await choosePicture(page, site.dataDir);
  await page.route("**/trpc/messages.create*", (route) => route.abort());
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("nicht zu erreichen");
  await expect(field(page, words.message)).toHaveValue(message);
  await page.unroute("**/trpc/messages.create*");
  // If the visitor chooses a picture before the new pictures arrive, the choice is not valid for the new challenge.
  const coming = Promise.withResolvers<void>();
  await page.route("**/trpc/captcha.challenge*", (route) => coming.promise.then(() => route.continue()));
  const id = formOf(page).locator("[name=captcha_id]");
  const before = await id.inputValue();
  await formOf(page).getByRole("button", { name: words.other }).click();
  await expect(page.getByRole("status").filter({ hasText: "andere Bilder" })).toBeVisible();
  await choosePicture(page, site.dataDir);
  coming.resolve();
  await expect(id).not.toHaveValue(before);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(formOf(page).getByRole("radiogroup")).toHaveAccessibleDescription(/^Bitte wählen Sie ein Bild/u);
  await choosePicture(page, site.dataDir);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: words.thanks })).toBeVisible();
  expect(await arrived(admin, message)).toBe(1);
});

test("an old challenge is replaced with a notice; without the browser's cryptography the form asks a question", async ({
  page,
}) => {
  const words = languages.de;
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { value: undefined }));
  await page.clock.install();
  await page.goto("/Kontakt");
  await fillIn(page, words, "Ein langer Brief");
  const id = formOf(page).locator("[name=captcha_id]");
  await expect(id).not.toHaveValue("");
  await expect(formOf(page).getByRole("button", { name: words.without })).toHaveCount(0);
  await expect(formOf(page).getByLabel(/^Wie viel ist/u)).toBeVisible();
  await expectAccessible(page, "form[action='/Kontakt']");
  const before = await id.inputValue();
  await page.clock.fastForward("10:00");
  await expect(page.getByRole("status").filter({ hasText: "abgelaufen" })).toBeVisible();
  await expect(id).not.toHaveValue(before);
  await expect(field(page, words.message)).toHaveValue("Ein langer Brief");
});

test("a form whose code cannot be loaded is answered by the server, and nothing typed is lost", async ({ page }) => {
  const words = languages.de;
  const code = /\/assets\/ContactForm-[\w-]+\.js$/u;
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt", exact: true }).click();
  await expect(field(page, words.message)).toBeVisible();
  await page.route(code, (route) => route.abort());
  await page.goto("/Kontakt");
  // The URL changes before React has hydrated the form.
  await page.evaluate(() => void (window.location.hash = "content"));
  await fillIn(page, words, "Ohne Netz geschrieben");
  await reloads(page, () => page.getByRole("button", { name: words.send, exact: true }).click());
  await expect(formOf(page).getByLabel(/^Wie viel ist/u)).toBeVisible();
  await expect(field(page, words.message)).toHaveValue("Ohne Netz geschrieben");
  await expect(formOf(page)).not.toHaveAttribute("data-late");
  await page.unroute(code);
  await page.goto("/Kontakt");
  await expect(field(page, words.message)).toHaveValue("Ohne Netz geschrieben");
});

test("the challenge loads only when the form comes into view; a confirmation before that need not be repeated", async ({
  page,
}) => {
  const words = languages.de;
  const requests = collectRequests(page);
  await page.goto("/Kontakt");
  await requests.finished();
  expect(requests.urls.filter((url) => url.includes("captcha"))).toEqual([]);
  await formOf(page).scrollIntoViewIfNeeded();
  await field(page, words.first).focus();
  await expect(formOf(page).getByRole("radio")).toHaveCount(8);
  await expect(formOf(page).locator("[name=captcha_id]")).not.toHaveValue("");
  const markup = await formOf(page).getByRole("radiogroup").innerHTML();
  for (const word of ["key", "flag", "clock", "pencil", "heart", "planet", "cup", "cloud", "camera", "schluessel"])
    expect(markup.replace(/<legend.*<\/legend>/u, "").toLowerCase()).not.toMatch(new RegExp(`["/-]${word}`, "u"));

  const coming = Promise.withResolvers<void>();
  await page.route("**/trpc/captcha.challenge*", (route) => coming.promise.then(() => route.continue()));
  await reloads(page, () => page.reload());
  await field(page, words.first).focus();
  await formOf(page).getByRole("button", { name: words.without }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ihr Gerät rechnet" })).toBeVisible();
  coming.resolve();
  await expect(page.getByRole("status").filter({ hasText: "bestätigt" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first submit is answered with a question, the second one is accepted", async ({ page, admin }) => {
    const words = languages.de;
    const message = `Ohne Skripte ${test.info().project.name}`;
    await page.goto("/Kontakt");
    await fillIn(page, words, message);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(field(page, words.message)).toHaveValue(message);
    await expect(formOf(page).getByRole("radio", { name: words.picture })).toHaveCount(8);
    const question = formOf(page).getByLabel(/^Wie viel ist/u);
    const numbers = ["", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
    const [, one = "", other = ""] = /ist (\S+) und (\S+)\?/u.exec(await formOf(page).innerText()) ?? [];
    await question.fill(String(numbers.indexOf(one) + numbers.indexOf(other)));
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: words.thanks })).toBeVisible();
    expect(await arrived(admin, message)).toBe(1);
  });
});
