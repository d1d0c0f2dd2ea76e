import type { APIRequestContext } from "@playwright/test";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";
import { mailTo } from "./outbox.ts";
import type { StartedSite } from "./site.ts";

const SHOTS = process.env["SHOTS"];

async function call(api: APIRequestContext, name: string, input: object): Promise<void> {
  const answer = await api.post(`/trpc/newsletter.${name}`, { data: input });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function reader(api: APIRequestContext, site: StartedSite, email: string): Promise<void> {
  await call(api, "importSubscribers", { addresses: [email], source: "Apfeltag", day: "2026-10-03", language: "de" });
  const { text = "" } = await mailTo(site, email, /bestätigen/u);
  await call(api, "confirm", { token: /#confirm=([\w-]+)/u.exec(text)?.[1] ?? "" });
}

test("an issue is written, takes in events and entries while it is written, is looked at, tried and sent; a limit is set", async ({
  page,
  admin,
  site,
}, { project }) => {
  const email = `leserin-${project.name}@example.org`;
  const shot = async (name: string): Promise<void> => {
    if (!SHOTS) return;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${SHOTS}/${project.name}-${name}-${colorScheme}.png` });
    }
  };
  await reader(admin, site, email);
  await page.goto("/admincenter/newsletter");
  await expect(page.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
  await shot("issues-empty");
  await page.getByRole("button", { name: "Neue Ausgabe" }).click();
  await expect(page).toHaveURL(/\/admincenter\/newsletter\/[\da-f-]{36}$/u);
  const subject = `Im November auf dem Hof (${project.name})`;
  await page.getByLabel("Betreff", { exact: true }).fill(subject);
  const letter = page.getByRole("textbox", { name: "Text", exact: true });
  await letter.click();
  await page.keyboard.type("Liebe Freunde des Mosthofs:");
  await page.getByRole("button", { name: "Termine der nächsten vier Wochen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "am Ende des Textes" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert." })).toBeVisible();
  await page.getByRole("button", { name: "Beiträge einfügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Beiträge einfügen" });
  await dialog.getByRole("searchbox").fill("Impressum");
  await expect(dialog.getByText("Nichts gefunden.")).toBeVisible();
  await dialog.getByRole("searchbox").fill("");
  await dialog.getByRole("checkbox").first().check({ force: true });
  await shot("pick");
  await test.step("what is written while entries are taken in stays", async () => {
    const answer = await holdAnswer(page, /trpc\/[^?]*newsletter\.pickEntries/u);
    await dialog.getByRole("button", { name: "1 Beitrag einfügen" }).click();
    await answer.asked;
    await expect(dialog).toBeHidden();
    await letter.click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Hallo! ");
    const links = await letter.getByRole("link", { name: "weiterlesen" }).count();
    const stored = page.waitForResponse((response) => {
      const sent = response.url().includes("newsletter.update") ? (response.request().postData() ?? "") : "";
      return sent.split("weiterlesen").length > links + 1;
    });
    answer.release();
    await expect(letter.getByRole("link", { name: "weiterlesen" })).toHaveCount(links + 1);
    await expect(letter).toContainText("Hallo! Liebe Freunde");
    await stored;
  });
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert." })).toBeVisible();
  await expectAccessible(page);
  await shot("editor");

  await page.reload();
  await expect(page.getByLabel("Betreff", { exact: true })).toHaveValue(subject);
  await page.getByRole("button", { name: "Ansehen" }).click();
  const preview = page.getByRole("region", { name: subject });
  await expect(preview.getByText("Liebe Freunde des Mosthofs")).toBeVisible();
  await expect(preview.getByRole("link", { name: "weiterlesen" }).first()).toHaveAttribute("href", /^http/u);
  await shot("preview");
  await page.getByRole("radio", { name: "Telefon" }).check({ force: true });
  await shot("preview-phone");
  await page.getByRole("radio", { name: "Nur Text" }).check({ force: true });
  await expect(page.getByText("Abmelden: …")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Probe an mich" }).click();
  expect((await mailTo(site, "admin@example.org", /^Probe: /u)).html).toContain("Liebe Freunde");

  await page.getByRole("button", { name: "Verschicken …" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Danach lässt sie sich nicht mehr ändern.");
  await shot("send");
  await page.getByRole("button", { name: "Jetzt verschicken" }).click();
  await expect(page.getByText(/^Fertig seit/u)).toBeVisible();
  await expectAccessible(page);
  await shot("sent");
  const mail = await mailTo(site, email, /^Im November/u);
  expect(mail.text).toContain("Liebe Freunde des Mosthofs");
  expect(mail.text).toMatch(/\/newsletter\/abmelden#leave=/u);

  await page.goto("/admincenter/newsletter/subscribers");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("übernommen: Apfeltag, 03/10/2026").first()).toBeVisible();
  await expectAccessible(page);
  await shot("subscribers");
  await page.getByRole("button", { name: "Adressen übernehmen" }).click();
  await page.getByLabel("Adressen", { exact: true }).fill(`berta@example, ${email}`);
  const table = {
    name: "Liste.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;Mail\nM\xfcller;anna@example.org", "latin1"),
  };
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(table);
  await expect(page.getByLabel("Adressen", { exact: true })).toHaveValue(/Müller;anna@example\.org/u);
  await expect(page.getByText("2 Adressen erkannt")).toBeVisible();
  await expect(page.getByText("berta@example", { exact: true })).toBeVisible();
  await shot("import");
  await page.getByLabel("Woher sind sie?").fill("Apfeltag");
  await page.getByRole("group", { name: "Wann haben" }).getByRole("spinbutton").first().click();
  await page.keyboard.type("03102026");
  await page.getByRole("button", { name: "2 Adressen übernehmen" }).click();
  await expect(page.getByText("1 Adresse um Bestätigung gebeten.")).toBeVisible();
  await expect(page.getByRole("dialog").getByText(email)).toBeVisible();
  await shot("imported");
  await page.getByRole("dialog").getByText("Schließen", { exact: true }).click();

  await page.goto("/admincenter/messages/outbox");
  await expect(page.getByText("Probe: Im November").first()).toBeVisible();
  await expect(page.getByText(/kann noch keine Mails verschicken/u)).toBeVisible();
  await expectAccessible(page);
  await shot("outbox");
  await page.goto("/admincenter/newsletter");
  await shot("issues");
  await page
    .getByRole("navigation", { name: "Teile des Newsletters" })
    .getByRole("link", { name: "Einstellungen" })
    .click();
  const field = page.getByRole("textbox", { name: "Höchstens so viele Mails in der Stunde" });
  await expect(field).toHaveValue("");
  await field.fill("viele");
  await page.keyboard.press("Control+s");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("1.200");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-pace.png` });
  await page.reload();
  await expect(field).toHaveValue("1200");
  await field.fill("");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
});

test.describe("a visitor", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("asks in the footer, confirms by the button of the mail, and leaves by the next one", async ({ browser, site }, {
    project,
  }) => {
    const say = {
      email: "E-Mail",
      go: "Newsletter abonnieren",
      subscribe: "Abonnieren",
      thanks: "Ihre Anmeldung ist angekommen.",
      without: "Ohne Bilder bestätigen",
      solved: "bestätigt",
      confirm: "Anmeldung bestätigen",
      confirmed: /^Bestätigt/u,
      leave: "Abmelden",
      left: /^Abgemeldet/u,
      mail: /^Bitte bestätigen/u,
    };
    const { viewport, hasTouch, isMobile } = project.use;
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: viewport ?? null,
      hasTouch: hasTouch ?? false,
      isMobile: isMobile ?? false,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const email = `besucher-${project.name}@example.org`;
    await page.goto("/Impressum");
    await expectAccessible(page);
    if (SHOTS) await page.getByRole("contentinfo").screenshot({ path: `${SHOTS}/${project.name}-footer.png` });
    await page.getByRole("contentinfo").getByRole("textbox").fill(email);
    await page.getByRole("button", { name: say.go }).click();
    await expect(page).toHaveURL(/\/newsletter$/u);
    const field = page.getByRole("main").getByLabel(say.email, { exact: true });
    await expect(field).toHaveValue(email);
    await field.fill("");
    await page.getByRole("button", { name: say.subscribe, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(email);
    await page.getByRole("button", { name: say.without }).click();
    await expect(page.getByRole("status").filter({ hasText: say.solved })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-subscribe.png` });
    await page.getByRole("button", { name: say.subscribe, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: say.thanks })).toBeFocused();
    const { text = "" } = await mailTo(site, email, say.mail);
    const link = /http\S+#confirm=\S+/u.exec(text)?.[0] ?? "";
    await page.goto(link.replace(/^https?:\/\/[^/]+/u, site.url));
    await page.getByRole("button", { name: say.confirm }).click();
    await expect(page.getByRole("status").filter({ hasText: say.confirmed })).toBeFocused();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-confirmed.png` });
    await page.goto(link.replace(/^https?:\/\/[^/]+/u, site.url).replace("#confirm=", "/abmelden#leave="));
    await page.getByRole("button", { name: say.leave, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: say.left })).toBeFocused();
    await expectAccessible(page);
    await page.goto("/newsletter/abmelden#leave=falsch");
    await page.getByRole("button", { name: say.leave, exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
    await page.goto("/Impressum");
    await page.getByRole("contentinfo").getByRole("textbox").fill(email);
    await page.getByRole("button", { name: "Subscribe to newsletter" }).click();
    const english = page.getByRole("main").getByLabel("Email", { exact: true });
    await expect(english).toHaveValue(email);
    await english.fill("");
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(english).toBeFocused();
    await expect(page.getByRole("button", { name: "Confirm without pictures" })).toBeVisible();
    await context.close();
  });

  test("asks without JavaScript, in the footer and with a written question", async ({ browser, site }, { project }) => {
    const { viewport, hasTouch, isMobile } = project.use;
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: viewport ?? null,
      hasTouch: hasTouch ?? false,
      isMobile: isMobile ?? false,
    });
    const page = await context.newPage();
    const email = `ohne-${project.name}@example.org`;
    await page.goto("/newsletter");
    // The page has no captcha. Without scripts, a captcha would stay on the page and wait forever.
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
    await page.goto("/Impressum");
    await page.getByRole("contentinfo").getByRole("textbox").fill(email);
    await page.getByRole("button", { name: "Newsletter abonnieren" }).click();
    await expect(page).toHaveURL(/\/newsletter$/u);
    const main = page.getByRole("main");
    await expect(main.getByLabel("E-Mail", { exact: true })).toHaveValue(email);
    await expect(main.getByText("Fast geschafft")).toBeVisible();
    await expect(main.getByRole("radio")).toHaveCount(8);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-plain.png`, fullPage: true });
    const answer = main.locator("input[name=captcha_word]");
    await answer.fill("99");
    await main.getByRole("button", { name: "Abonnieren", exact: true }).click();
    await expect(main.getByText("Die Antwort war falsch.")).toBeVisible();
    const words = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
    const question =
      (await main.locator("label", { has: page.locator("input[name=captcha_word]") }).textContent()) ?? "";
    const sum = words.reduce((sum, word, n) => sum + n * (question.split(word).length - 1), 0);
    await answer.fill(String(sum));
    await main.getByRole("button", { name: "Abonnieren", exact: true }).click();
    await expect(page).toHaveURL(/gesendet=1$/u);
    await expect(main.getByText("Ihre Anmeldung ist angekommen.")).toBeVisible();
    expect((await mailTo(site, email, /^Bitte bestätigen/u)).text).toContain("/newsletter#confirm=");
    await context.close();
  });
});
