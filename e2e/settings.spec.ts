import type { Page } from "@playwright/test";
import { answered } from "./answered.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const SHOTS = process.env["SHOTS"];

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const pressSave = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true }).first().click();
const save = (page: Page) => answered(page, /trpc\/[^?]*settings\.update/u, () => pressSave(page));
const saved = (page: Page) => page.getByRole("status").getByText("gespeichert", { exact: true }).first();

test("language, keywords and responsible are what new visitors and programs get; the log says who changed them", async ({
  page,
  browser,
  admin,
  site,
}, { project }) => {
  await page.goto("/admincenter/settings");
  await page.getByRole("link", { name: "Anschrift & Sprache" }).click();
  await expect(page.getByLabel("Domain")).toBeVisible();
  const keywords = page.getByLabel("Stichwörter", { exact: true });
  await test.step("what is typed while the settings are being saved stays", async () => {
    const answer = await holdAnswer(page, /trpc\/[^?]*settings\.update/u);
    await page.getByLabel("Verantwortlich").fill("Mosthof Sonnenau e. V.");
    await pressSave(page);
    await answer.asked;
    await keywords.fill("Most, Konzerte");
    answer.release();
    await expect(saved(page)).toBeVisible();
    await expect(keywords).toHaveValue("Most, Konzerte");
  });
  await page.getByText("English", { exact: true }).click();
  await expectAccessible(page);
  await shot(page, "site", project.name);
  await save(page);
  await expect(saved(page)).toBeVisible();
  const guest = await browser.newContext({ baseURL: site.url, locale: "de-DE" });
  const visitor = await guest.newPage();
  await visitor.goto("/Kontakt");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "en");
  await expect(visitor.locator('meta[name="keywords"]')).toHaveAttribute("content", "Most, Konzerte");
  await expect(visitor.locator('meta[name="author"]')).toHaveAttribute("content", "Mosthof Sonnenau e. V.");
  await guest.close();
  await admin.put("/api/v0/config/", { data: { language: "de" } });

  await page.getByRole("link", { name: "Protokoll" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Protokoll" })).toBeFocused();
  await page.getByRole("button", { name: "Einstellungen" }).click();
  const changes = page
    .getByRole("listitem")
    .filter({ hasText: /Einstellungen: .*(?:Sprache|Stichwörter|Verantwortlich).* – geändert/u });
  await expect(changes.first()).toContainText("Sprache");
  await changes.nth(1).locator("summary").click();
  await expect(changes.nth(1).getByRole("row", { name: "Sprache" })).toContainText("DeutschEnglisch");
  await expectAccessible(page);
  await shot(page, "audit", project.name);
  await page.getByRole("searchbox", { name: "Protokoll durchsuchen" }).fill("gibt es nicht");
  await expect(page.getByRole("heading", { name: "Nichts gefunden." })).toBeVisible();
  await shot(page, "audit-empty", project.name);
});

test("a test mail really goes out, sender and storage are saved, and what somebody else saved meanwhile is not overwritten", async ({
  page,
  admin,
}, { project }) => {
  await page.goto("/admincenter/settings/mail");
  await expect(page.getByRole("heading", { level: 1, name: "Mail" })).toBeVisible();
  await page.getByRole("textbox", { name: "Absender" }).fill("Mosthof <post@mosthof.example>");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "Probemail an mich" }).click();
  await expect(page.getByText("liegt als Datei im Ordner „outbox“")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "mail", project.name);

  await test.step("other settings that somebody else saved meanwhile are no conflict, and stay", async () => {
    await page.getByLabel("Antworten an").fill("vorstand@mosthof.example");
    const author = `Jemand ${Date.now()}`;
    await admin.put("/api/v0/config/", { data: { author } });
    await save(page);
    await expect(saved(page)).toBeVisible();
    expect(await (await admin.get("/api/v0/config/")).json()).toMatchObject([{ author }]);
  });
  await test.step("whoever was faster with the sender is shown beside what was typed", async () => {
    const [from, replyTo] = [page.getByRole("textbox", { name: "Absender" }), page.getByLabel("Antworten an")];
    await replyTo.fill("leitung@mosthof.example");
    const theirs = { from: "Hof <hof@mosthof.example>", replyTo: "kasse@mosthof.example" };
    expect((await admin.put("/api/v0/config/", { data: { mail: theirs } })).ok()).toBe(true);
    await save(page);
    await expect(replyTo).toHaveAccessibleDescription("Jemand anderes hat hier gespeichert: kasse@mosthof.example");
    await expect(replyTo).toHaveValue("leitung@mosthof.example");
    await expect(from).toHaveValue("Hof <hof@mosthof.example>");
    await expectAccessible(page);
    await save(page);
    await expect(saved(page)).toBeVisible();
    await expect(replyTo).not.toHaveAccessibleDescription(/kasse/u);
  });
  await admin.put("/api/v0/config/", { data: { mail: { from: "", replyTo: "" } } });

  await page.getByRole("link", { name: "Speicherplatz", exact: true }).click();
  await page.getByLabel("Höchstens, in GB").fill("viel");
  await pressSave(page);
  await expect(page.getByText("Bitte eine Zahl eingeben")).toBeVisible();
  await expect(page.getByLabel("Höchstens, in GB")).toBeFocused();
  await page.getByLabel("Höchstens, in GB").fill("0,001");
  await expect(page.getByText("Das ist weniger, als schon belegt ist")).toBeVisible();
  await page.getByLabel("Höchstens, in GB").fill("5");
  await save(page);
  await page.getByRole("button", { name: "Dateispeicher prüfen" }).click();
  await expect(page.getByText("In Ordnung: Ordner auf dem Server")).toBeVisible();
  await page.getByRole("button", { name: "Datenbank prüfen" }).press("Enter");
  await expect(page.getByText(/^In Ordnung: (?:PostgreSQL|eingebettete Datenbank)/u)).toBeVisible();
  await expectAccessible(page);
  await shot(page, "storage", project.name);
});

test("the texts of a page for search engines are edited on the page itself, what is missing leads to its field, and what is typed while they are saved stays", async ({
  page,
  admin,
}) => {
  const name = `Stiller Eintrag ${"und noch ein langes Wort dazu ".repeat(2)}`.trim();
  const created = await admin.post("/api/v0/entry/", {
    data: { title: name, content: [], tags: ["Aktuelles"], publish_date: new Date().toISOString() },
  });
  const { _id } = (await created.json()) as { _id: string };
  try {
    await page.goto(`/Aktuelles/${_id}`);
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Aktuelles" }).click();
    await expect(page).toHaveURL(/\/Aktuelles$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/Aktuelles\/./u);
    const open = page.getByRole("button", { name: "SEO" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "So findet man diese Seite" });
    await expect(dialog).toContainText("Es fehlt eine Beschreibung.");
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "Beschreibung ändern" }).click();
    await expect(dialog.getByLabel("Beschreibung", { exact: true })).toBeFocused();
    await page.keyboard.type("Was hier bald zu lesen ist.");
    await dialog.getByLabel("Titel", { exact: true }).fill("Bald mehr");
    for (const preview of ["Im Suchergebnis", "Beim Teilen"]) {
      const shown = dialog.getByRole("figure", { name: preview });
      await expect(shown).toContainText("Bald mehr");
      await expect(shown).toContainText("Was hier bald zu lesen ist.");
    }
    await test.step("what is typed while a page's texts are being saved stays", async () => {
      const [title, description] = [
        dialog.getByLabel("Titel", { exact: true }),
        dialog.getByLabel("Beschreibung", { exact: true }),
      ];
      const answer = await holdAnswer(page, /trpc\/[^?]*seo\.save/u);
      await title.press("Enter");
      await answer.asked;
      await description.fill("Was wir vorhaben.");
      answer.release();
      await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
      await expect(description).toHaveValue("Was wir vorhaben.");
      const next = page.waitForResponse(/seo\.save/u);
      await dialog.getByRole("button", { name: "Speichern" }).click();
      expect((await next).request().postData()).toContain("Was wir vorhaben.");
      await expect(title).toHaveValue("Bald mehr");
    });
    await expect(dialog).toContainText("Alles in Ordnung.");
    await dialog.getByLabel("Titel", { exact: true }).fill("Noch nicht gespeichert");
    const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Weiter bearbeiten" }).press("Enter");
    await test.step("the browser's buttons ask as well", async () => {
      await page.goForward();
      await question.getByRole("button", { name: "Weiter bearbeiten" }).press("Enter");
      await expect(question).toBeHidden();
    });
    await expect(dialog.getByLabel("Titel", { exact: true })).toHaveValue("Noch nicht gespeichert");
    await dialog.getByRole("button", { name: "Schließen" }).first().press("Enter");
    await question.getByRole("button", { name: "Verwerfen" }).press("Enter");
    await expect(open).toBeFocused();
    await page.reload();
    await expect(page).toHaveTitle(/^Bald mehr – /u);

    await page.goto("/admincenter/settings/seo");
    const rows = page.getByRole("region", { name: "Seiten und Einträge" });
    await expect(rows.getByRole("link", { name: "Erlebnis", exact: true })).toBeVisible();
    await expectAccessible(page);
    await rows.getByRole("button", { name: "Texte ändern: Obstwiese" }).click();
    await expect(dialog.getByLabel("Titel", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rows.getByRole("button", { name: "Texte ändern: Obstwiese" })).toBeFocused();
  } finally {
    await admin.delete(`/api/v0/entry/${_id}`);
  }
});
