// The settings of site, mail and storage, their tests, and the audit log that tells of all this.
import type { Page } from "@playwright/test";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";

const SHOTS = process.env["SHOTS"];

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true }).click();
const saved = (page: Page) => page.getByText("Gespeichert", { exact: false }).first();

test("language, keywords and responsible are what new visitors and programs get; the log says who changed them", async ({
  page,
  browser,
  admin,
  site,
}, { project }) => {
  await page.goto("/admincenter/settings");
  await expect(page.getByLabel("Domain")).toBeVisible();
  await page.getByLabel("Stichwörter", { exact: true }).fill("Most, Konzerte");
  await page.getByLabel("Verantwortlich").fill("Mosthof Sonnenau e. V.");
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
  const changes = page.getByRole("listitem").filter({ hasText: "Einstellungen: Website – geändert" });
  await expect(changes.first()).toContainText("Sprache");
  await changes.nth(1).locator("summary").click();
  await expect(changes.nth(1).getByRole("row", { name: "Sprache" })).toContainText("DeutschEnglisch");
  await expectAccessible(page);
  await shot(page, "audit", project.name);
  await page.getByRole("searchbox", { name: "Protokoll durchsuchen" }).fill("gibt es nicht");
  await expect(page.getByRole("heading", { name: "Nichts gefunden." })).toBeVisible();
  await shot(page, "audit-empty", project.name);
});

test("a test mail really goes out, and sender and storage are saved", async ({ page, admin }, { project }) => {
  await page.goto("/admincenter/settings/mail");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.getByRole("textbox", { name: "Absender" }).fill("Mosthof <post@mosthof.example>");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.getByRole("button", { name: "Probemail an mich" }).click();
  await expect(page.getByText("liegt als Datei im Ordner „outbox“")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "mail", project.name);
  await admin.put("/api/v0/config/", { data: { mail: { from: "", replyTo: "" } } });

  await page.getByRole("link", { name: "Speicher", exact: true }).click();
  await page.getByLabel("Höchstens, in GB").fill("viel");
  await save(page);
  await expect(page.getByText("Bitte eine Zahl eingeben")).toBeVisible();
  await expect(page.getByLabel("Höchstens, in GB")).toBeFocused();
  await page.getByLabel("Höchstens, in GB").fill("0,001");
  await expect(page.getByText("Das ist weniger, als schon belegt ist")).toBeVisible();
  await page.getByLabel("Höchstens, in GB").fill("5");
  await save(page);
  await page.getByRole("button", { name: "Dateispeicher prüfen" }).click();
  await expect(page.getByText("In Ordnung: Ordner auf dem Server")).toBeVisible();
  await page.getByRole("button", { name: "Datenbank prüfen" }).press("Enter");
  await expect(page.getByText("In Ordnung: eingebettete Datenbank")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "storage", project.name);
});

test("what somebody else saved meanwhile is not overwritten, and what was typed stays", async ({ page, admin }) => {
  await page.goto("/admincenter/settings/mail");
  await page.getByLabel("Antworten an").fill("vorstand@mosthof.example");
  await admin.put("/api/v0/config/", { data: { author: `Jemand ${Date.now()}` } });
  await save(page);
  await expect(page.getByText("Jemand anderes hat inzwischen Einstellungen geändert")).toBeVisible();
  await expect(page.getByLabel("Antworten an")).toHaveValue("vorstand@mosthof.example");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await admin.put("/api/v0/config/", { data: { mail: { from: "", replyTo: "" } } });
});

test("the texts of a page for search engines are edited on the page itself, and what is missing leads to its field", async ({
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
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Alles in Ordnung.");
    await page.keyboard.press("Escape");
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
