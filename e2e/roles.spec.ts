import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import type { StartedSite } from "./site.ts";

const PASSWORD = "Kelterhaus-im-Regen-7";

type Given = { browser: Browser; site: StartedSite; admin: APIRequestContext };

async function openAs(role: string, { browser, site, admin }: Given): Promise<Page> {
  const handle = `${role}-${test.info().project.name}@example.org`;
  const made = await admin.post("/api/v0/auth", { data: { name: `Wer ${role}`, handle, roles: [role] } });
  expect(made.status()).toBe(201);
  const { text = "" } = await mailTo(site, handle, /Ihr Zugang/u);
  const token = /#token=([\w-]+)/u.exec(text)?.[1];
  expect((await admin.put("/api/v0/auth", { data: { token, password: PASSWORD } })).status()).toBe(204);
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto("/login?next=/admincenter");
  await page.getByLabel("Email").fill(handle);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  return page;
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Bereiche" }).getByRole("link");

const roles = [
  {
    role: "editor",
    menu: [
      "Übersicht",
      "Einträge",
      "Dateien",
      "Seiten",
      "Übersetzungen",
      "Kommentare",
      "Benachrichtigungen",
      "Mein Konto",
      "Hilfe",
    ],
    closed: { path: "/admincenter/shop/orders", roles: "Laden, Admin oder System" },
  },
  {
    role: "shop",
    menu: ["Übersicht", "Dateien", "Shop", "Widerrufe", "Benachrichtigungen", "Mein Konto", "Hilfe"],
    closed: { path: "/admincenter/entries", roles: "Schreiben, Redaktion, Admin oder System" },
  },
  {
    role: "desk",
    menu: ["Übersicht", "Dateien", "Nachrichten", "Newsletter", "Benachrichtigungen", "Mein Konto", "Hilfe"],
    closed: { path: "/admincenter/settings/hours", roles: "Admin oder System" },
  },
];

for (const { role, menu, closed } of roles)
  test(`${role}: the menu has what the role may do; another screen names the roles that open it`, async ({
    browser,
    site,
    admin,
  }) => {
    const page = await openAs(role, { browser, site, admin });
    await expect(menuOf(page).first()).toBeVisible();
    // A badge with the number of unread messages may follow the name.
    const shown = (await menuOf(page).allInnerTexts()).map((text) => text.split("\n")[0] ?? "");
    for (const name of menu) expect(shown, name).toContain(name);
    expect(shown).not.toContain("Benutzer");
    await expectAccessible(page);
    // Every item of the menu opens, and each screen shows its own first heading.
    for (const name of shown) {
      await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Dafür fehlt Ihnen ein Recht")).toHaveCount(0);
      await expect(page.getByText("ist gerade nicht zu laden")).toHaveCount(0);
    }
    await page.goto(closed.path);
    await expect(page.getByRole("heading", { level: 1, name: "Dafür fehlt Ihnen ein Recht" })).toBeVisible();
    await expect(page.getByText(`Diesen Bereich öffnen nur Benutzer mit dem Recht ${closed.roles}.`)).toBeVisible();
    await page.context().close();
  });

test("somebody is invited with two roles, which the list names; without a role the form says so", async ({ page }) => {
  await page.goto("/admincenter/users/add");
  await page.getByLabel("Name", { exact: true }).fill("Ines Feld");
  await page.getByLabel("E-Mail").fill(`zwei-${test.info().project.name}@example.org`);
  const role = (name: RegExp) => page.getByRole("group", { name: "Rechte" }).getByRole("checkbox", { name });
  await expect(role(/^Redaktion/u)).toBeChecked();
  await role(/^Redaktion/u).press("Space");
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await expect(page.getByText("Bitte wählen Sie mindestens ein Recht.")).toBeVisible();
  await role(/^Laden/u).press("Space");
  await role(/^Post/u).press("Space");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await page.getByRole("button", { name: "Ich habe ihn weitergegeben" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ines Feld" })).toContainText("Laden, Post");
});

test("an author hands a draft over; an editor leaves a note and gives it back; the author reads both and ends the note", async ({
  page,
  browser,
  site,
  admin,
}) => {
  const author = await openAs("author", { browser, site, admin });
  await author.getByRole("region", { name: "Ihre Entwürfe" }).getByRole("button", { name: "Neuer Eintrag" }).click();
  await author.getByRole("menuitem", { name: /^Meldung/u }).click();
  await author.getByRole("textbox", { name: "Titel", exact: true }).fill("Der Hof im Schnee");
  await expect(author.getByRole("button", { name: "Veröffentlichen" })).toHaveCount(0);
  const handOver = author.getByRole("button", { name: "Zur Freigabe" });
  await handOver.click();
  const asked = author.getByRole("dialog", { name: "Zur Freigabe geben" });
  await asked.getByLabel("Was sollte die Redaktion wissen?").fill("Stimmt der Tag?");
  await asked.getByRole("button", { name: "Zur Freigabe" }).click();
  await expect(author.getByText(/^Liegt seit .+ bei der Redaktion\.$/u)).toBeVisible();
  const writing = author.getByRole("region", { name: "Eintrag" });
  await expect(writing).toBeFocused();
  await expect(handOver).toHaveCount(0);
  await author.getByRole("button", { name: "Zurückholen" }).click();
  await expect(writing).toBeFocused();
  await handOver.click();
  await expect(asked.getByLabel("Was sollte die Redaktion wissen?")).toHaveValue("Stimmt der Tag?");
  await asked.getByRole("button", { name: "Zur Freigabe" }).click();

  await page.goto("/admincenter");
  await page.getByRole("listitem").filter({ hasText: "Der Hof im Schnee" }).getByRole("link").click();
  const panel = page.getByRole("region", { name: "Eintrag" });
  await expect(panel.getByText(/^Wer author bittet seit .+ um die Freigabe\.$/u)).toBeVisible();
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await expect(panel.getByText("Stimmt der Tag?")).toBeVisible();
  await panel.getByRole("button", { name: "Weitere Schritte" }).click();
  await page.getByRole("button", { name: "Notiz an …" }).click();
  const note = page.getByRole("dialog", { name: "Eine Notiz hinterlassen" });
  await note.getByRole("button", { name: /Für wen\?/u }).click();
  await page.getByRole("option", { name: "Wer author" }).click();
  await note.getByRole("textbox", { name: "Notiz" }).fill("Bilder liegen unter Winter.");
  await expectAccessible(page);
  await note.getByRole("button", { name: "Notiz hinterlassen" }).click();
  await expect(panel.getByText("Bilder liegen unter Winter.")).toBeVisible();
  await panel.getByRole("button", { name: "Zurückgeben" }).click();
  const back = page.getByRole("dialog", { name: "Den Entwurf zurückgeben" });
  await back.getByRole("button", { name: "Zurückgeben" }).click();
  await expect(back.getByLabel("Was fehlt noch?")).toBeFocused();
  await back.getByLabel("Was fehlt noch?").fill("Es fehlt ein Bild.");
  await back.getByRole("button", { name: "Zurückgeben" }).click();
  await expect(panel.getByText("Stimmt der Tag?")).toHaveCount(0);
  await expect(panel).toBeFocused();
  expect((await mailTo(site, `author-${test.info().project.name}@example.org`, /Hof im Schnee/u)).text).toContain(
    "Es fehlt ein Bild.",
  );

  await author.getByRole("link", { name: "Admincenter" }).click();
  const notes = author.getByRole("region", { name: "Notizen für Sie" });
  await expect(notes.getByText("Bilder liegen unter Winter.")).toBeVisible();
  await expectAccessible(author);
  await author.getByRole("link", { name: "Weiterschreiben" }).click();
  await expect(writing.getByText(/hat den Entwurf am .+ zurückgegeben\.$/u)).toBeVisible();
  await author.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await expect(author.getByText("Es fehlt ein Bild.")).toBeVisible();
  await writing.getByRole("button", { name: "Erledigt" }).click();
  await expect(author.getByText("Bilder liegen unter Winter.")).toHaveCount(0);
  await expect(writing).toBeFocused();
  const id = author.url().split("/").at(-1) ?? "";
  expect((await admin.delete(`/api/v0/entry/${id}`)).ok()).toBe(true);
  await author.context().close();
});

test("a second person: another bank account waits, stands on both overviews, and counts once the other agrees", async ({
  page,
  browser,
  site,
  admin,
}) => {
  const other = await openAs("system", { browser, site, admin });
  const go = async (of: Page, name: string) => {
    await of.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name, exact: true }).click();
    // Whoever turns back before a screen has come stays on the former screen, which asks for news every 20 seconds.
    await expect(of.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  await page.goto("/admincenter");
  await go(page, "Benutzer");
  await page.getByText("Für Wichtiges eine zweite Person verlangen").click();
  const demanded = page.getByRole("switch", { name: "Für Wichtiges eine zweite Person verlangen" });
  await expect(demanded).toBeChecked();
  await go(page, "Shop");
  await page.getByRole("main").getByRole("link", { name: "Einstellungen", exact: true }).click();
  const iban = page.getByLabel("IBAN");
  const before = await iban.inputValue();
  await iban.fill("DE02 5001 0517 0137 0750 30");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("button", { name: "Verstanden" }).click();
  await expect(iban).toHaveValue(before);
  await page.getByRole("link", { name: "Auf der Übersicht ansehen" }).click();
  const waiting = (of: Page) => of.getByRole("region", { name: "Eine zweite Person muss zustimmen" });
  await expect(waiting(page)).toContainText("DE02 5001 0517 0137 0750 30");
  await expect(waiting(page).getByRole("button", { name: "Zustimmen" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText("Hier wartet eine Änderung auf eine zweite Person.")).toBeVisible();

  await go(other, "Nachrichten");
  await go(other, "Übersicht");
  await other.getByRole("link", { name: "Ansehen und entscheiden" }).click();
  await waiting(other).getByRole("button", { name: "Zustimmen" }).press("Enter");
  await other.getByRole("alertdialog").getByRole("button", { name: "Zustimmen" }).press("Enter");
  await expect(other.getByText("Zugestimmt. Die Änderung gilt ab jetzt.")).toBeVisible();
  await expect(waiting(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { level: 1 })).toBeFocused();
  // The open form of the one who asked follows.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(iban).toHaveValue("DE02 5001 0517 0137 0750 30");
  await expect(page.getByText("Über eine Änderung, die gewartet hat, ist entschieden.")).toBeVisible();

  await go(page, "Benutzer");
  await page.getByRole("link", { name: "Einladen" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Dritte Person");
  await page.getByLabel("E-Mail").fill("dritte@example.org");
  await page.getByRole("checkbox", { name: /^System/u }).check({ force: true });
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await page.getByRole("button", { name: "Verstanden" }).click();
  await expect(waiting(page)).toContainText("Dritte Person, neu eingeladen (dritte@example.org)");
  const thirdOf = (of: Page) => of.getByRole("listitem").filter({ hasText: "dritte@example.org" });
  await expect(thirdOf(page).filter({ hasText: "Link gilt bis" })).toHaveCount(0);
  await expectAccessible(page);
  await go(other, "Benutzer");
  await waiting(other).getByRole("button", { name: "Zustimmen" }).press("Enter");
  await other.getByRole("alertdialog").getByRole("button", { name: "Zustimmen" }).press("Enter");
  await expect(waiting(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { level: 1, name: "Benutzer" })).toBeFocused();
  const third = thirdOf(other);
  await expect(third).toContainText("eingeladen, Link gilt bis");

  await page.getByText("Für Wichtiges eine zweite Person verlangen").click();
  await page.getByRole("button", { name: "Verstanden" }).click();
  await expect(demanded).toBeChecked();
  await expect(page.getByText("Das Ausschalten wartet auf eine zweite Person.")).toBeVisible();
  await go(other, "Benutzer");
  await go(other, "Übersicht");
  await waiting(other).getByRole("button", { name: "Zustimmen" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Zustimmen" }).click();
  await expect(waiting(other)).toHaveCount(0);
  await go(other, "Benutzer");
  await expect(other.getByRole("switch", { name: "Für Wichtiges eine zweite Person verlangen" })).not.toBeChecked();
  // Other tests of this site order from the demo's shop.
  await go(page, "Shop");
  await page.getByRole("main").getByRole("link", { name: "Einstellungen", exact: true }).click();
  await page.reload();
  await expect(iban).toHaveValue("DE02 5001 0517 0137 0750 30");
  await iban.fill(before);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("status").getByText("gespeichert", { exact: true }).first()).toBeVisible();
  await third.getByRole("button", { name: "Dritte Person bearbeiten" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(third).toHaveCount(0);
  await other.context().close();
});
