import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { openAdminApi } from "../admin-api.ts";
import { openTestSmtp, type TestSmtp } from "../../testing/smtp.ts";
import { answered } from "../answered.ts";
import { phone, adminTest, expect, expectAccessible, reloads } from "../fixtures.ts";
import { copySeeded } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const HOUR_MS = 3_600_000;
const FIRST = Date.parse("2026-03-10T09:05:00Z");

/** Each test finds its own messages by a word. Messages named 'Viele…' fill the pages of the list. */
const own = (word: string, fields: Record<string, unknown> = {}) => ({
  firstName: word,
  lastName: "Probe",
  email: `${word.toLowerCase()}@example.org`,
  message: `${word}: Guten Tag,\nist die Scheune frei?`,
  ...fields,
});
const stored = [
  ...Array.from({ length: 14 }, (_, n) => own(`Viele${n}`, { read: true })),
  own("Lesen", { phone: "+49 (0)30 23125-0", message: `Lesen\n${"Streuobstwiesenpflege".repeat(12)}` }),
  own("Brief"),
  own("Abgelehnt"),
  own("Entwurf"),
  own("Fort"),
  own("Endgueltig"),
  ...["a", "b", "c"].map((letter) => own("Tasten", { lastName: letter })),
  own("Etikett", { read: true }),
  own("Filter", { read: true }),
  own("Filter", { lastName: "neu" }),
  own("Hello", { language: "en", message: "Hello\nis the barn free?" }),
  own("Person"),
  own("Neues"),
].map((message, n) => ({ ...message, created: new Date(FIRST + n * HOUR_MS).toISOString() }));

const test = adminTest.extend<object, { smtp: TestSmtp; site: StartedSite }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await openTestSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ smtp }, use) => {
      const data = await copySeeded();
      const program = fileURLToPath(new URL("../../testing/insert-messages.ts", import.meta.url));
      const { status, stderr } = spawnSync(process.execPath, [program, data.directory], {
        input: JSON.stringify(stored),
        env: { ...process.env, ...data.env },
      });
      if (status !== 0) throw new Error(String(stderr));
      const site = await startSite(data, { SMTP_URL: smtp.url });
      await use(site);
      await site.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
});

const INBOX = "/admincenter/messages/inbox";
const row = (page: Page, name: string) => page.locator("[data-message]", { hasText: name });
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;
/** The element with the unread count: the menu's link or, on phones, the button that opens the menu. */
const badge = (page: Page) =>
  isPhone(page)
    ? page.getByRole("button", { name: "Bereiche öffnen" })
    : page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Nachrichten", exact: true });
const told = (page: Page): Promise<string> =>
  badge(page).evaluate(
    (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  );

test("a message is unread until it is opened, and shows everything that its sender wrote", phone, async ({ page }) => {
  await page.goto("/admincenter/messages");
  await expect(page).toHaveURL(INBOX);
  await expect(badge(page)).toHaveAccessibleDescription(/^\d+ ungelesene Nachrichten$/u);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("Lesen Probe");
  await expect(row(page, "Lesen Probe")).toHaveAccessibleName(/^Ungelesen: Lesen Probe/u);
  await expect(page.locator("[data-message]")).toHaveCount(1);
  await row(page, "Lesen Probe").click();
  await expect(page).toHaveURL(/\/inbox\/[0-9a-f-]{36}\?q=Lesen/u);
  const detail = page.getByRole("region", { name: "Verlauf" });
  await expect(detail.getByRole("heading", { name: "Lesen Probe" })).toBeVisible();
  await expect(detail.locator("time")).toHaveText("11/03/2026 00:05");
  await expect(detail.getByRole("link", { name: "+49 (0)30 23125-0" })).toHaveAttribute("href", "tel:+4930231250");
  await expect(detail.getByRole("link", { name: "lesen@example.org" })).toHaveAttribute(
    "href",
    "mailto:lesen@example.org",
  );
  await expect(detail.getByText("StreuobstwiesenpflegeStreuobst")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(detail.getByRole("button", { name: "Als ungelesen markieren" })).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Als ungelesen markieren" }).click();
  await expect(detail.getByRole("button", { name: "Als gelesen markieren" })).toBeVisible();
  if (isPhone(page)) await page.getByRole("link", { name: "Posteingang" }).click();
  await expect(row(page, "Lesen Probe")).toHaveAccessibleName(/^Ungelesen: /u);
});

test("an answer that is being written outlives a reload, and is discarded only after the question; one that the mail server refuses is sent once more", async ({
  page,
  smtp,
}) => {
  smtp.behave({ code: 550, at: "recipient" });
  await page.goto(`${INBOX}?q=Abgelehnt`);
  await row(page, "Abgelehnt Probe").click();
  await page.getByRole("button", { name: "Antworten" }).click();
  await page.getByRole("textbox", { name: "Antwort" }).fill("Ja, sie ist frei.");
  await page.keyboard.press("Control+Enter");
  const thread = page.getByRole("region", { name: "Verlauf" });
  const again = thread.getByRole("button", { name: "Noch einmal senden" });
  await expect(again).toBeVisible({ timeout: 30_000 });
  // Checks only the content, because the tooltip of the pressed button may be open outside of it.
  await expectAccessible(page, "#content");
  smtp.behave("accept");
  await again.click();
  await expect(thread.getByText(/^gesendet am/u)).toBeVisible({ timeout: 30_000 });
  await expect(again).toBeHidden();
  const [mail, ...others] = smtp.received.filter(({ recipients }) => recipients.includes("abgelehnt@example.org"));
  expect(others).toEqual([]);
  expect(mail?.mail.text).toContain("Ja, sie ist frei.");

  await page.getByRole("searchbox").fill("Entwurf");
  await row(page, "Entwurf Probe").click();
  await page.getByRole("button", { name: "Antworten" }).click();
  const text = page.getByRole("textbox", { name: "Antwort" });
  await text.fill("Noch nicht fertig");
  await reloads(page, () => page.reload());
  await expect(text).toHaveValue("Noch nicht fertig");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(text).toHaveValue("Noch nicht fertig");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
  await expect(text).toBeHidden();
  await expect(page.getByRole("heading", { name: "Entwurf Probe" })).toBeFocused();
  await page.getByRole("searchbox").fill("Hello");
  await row(page, "Hello Probe").click();
  await page.getByRole("button", { name: "Antworten" }).click();
  await expect(page.getByRole("textbox", { name: "Betreff" })).toHaveValue("Re: Your message");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "Verwerfen" }).click();
});

test("failed loading is retried; a new message is counted, and shown on demand; a missing one leads back; a removal asks first, and can be undone", async ({
  page,
  admin,
}) => {
  const [{ _id: id }] = (await (await admin.get("/api/v0/message?q=Neues")).json()) as [{ _id: string }];
  expect((await admin.delete(`/api/v0/message/${id}`)).ok()).toBe(true);
  const lists = "**/trpc/*messages.list*";
  await page.route(lists, (route) => route.abort());
  await page.goto(INBOX);
  await expect(page.getByText("Die Nachrichten konnten nicht geladen werden.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(lists);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(page.locator("[data-message]")).toHaveCount(10);
  await page.goto(`${INBOX}/01980000-0000-7000-8000-000000000000`);
  await expect(page.getByText("Diese Nachricht gibt es nicht mehr.")).toBeVisible();
  await page.getByRole("link", { name: "Zum Posteingang" }).click();
  await expect(page).toHaveURL(INBOX);
  await expect(page.locator("[data-message]")).toHaveCount(10);

  const before = await told(page);
  expect((await admin.post("/trpc/messages.restore", { data: { ids: [id] } })).ok()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => told(page)).not.toBe(before);
  await expect(row(page, "Neues Probe")).toHaveCount(0);
  await page.getByRole("button", { name: "Neue Nachrichten zeigen" }).click();
  await expect(row(page, "Neues Probe")).toBeVisible();
  await expect(page.getByRole("button", { name: "Neue Nachrichten zeigen" })).toHaveCount(0);

  const question = page.getByRole("alertdialog", { name: "wirklich löschen?" });
  const remove = async (name: string, look = async (): Promise<void> => undefined): Promise<void> => {
    await page.getByRole("searchbox").fill(name);
    await row(page, name).click();
    await page.getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(question).toBeVisible();
    await look();
    await question.getByRole("button", { name: "Löschen" }).click();
    await expect(page.getByText("gelöscht", { exact: true })).toBeVisible();
    await expect(page.getByText("Nichts gefunden")).toBeVisible();
  };
  await remove("Fort", () => expectAccessible(page, "[role=alertdialog]"));
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("heading", { name: "Fort Probe" })).toBeVisible();
  await remove("Endgueltig");
  await page.goto("about:blank");
  await page.goto(`${INBOX}?q=Endgueltig`);
  await expect(page.getByText("Nichts gefunden")).toBeVisible();
  await page.getByRole("button", { name: "Alle Nachrichten zeigen" }).click();
  await expect(page.locator("[data-message]")).toHaveCount(10);
});

test("single keys work while the focus is in the inbox, and never while a user types", async ({ page }) => {
  await page.goto("/admincenter");
  await page
    .getByRole("navigation", { name: "Bereiche" })
    .getByRole("link", { name: /^Nachrichten/u })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Nachrichten" })).toBeFocused();
  await expect(page.locator("[data-message]").first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: "Als ungelesen markieren" })).toBeVisible();
  await page.goto(`${INBOX}?q=Tasten`);
  await expect(page.locator("[data-message]")).toHaveCount(3);
  // While the focus is outside the inbox, its keys do nothing (WCAG 2.1.4).
  await page
    .getByRole("navigation", { name: "Bereiche" })
    .getByRole("link", { name: /^Nachrichten/u })
    .focus();
  await page.keyboard.press("j");
  await row(page, "Tasten c").focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Tasten b" })).toBeVisible();
  const search = page.getByRole("searchbox");
  await expect(row(page, "Tasten b")).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Tasten a" })).toBeVisible();
  await expect(row(page, "Tasten a")).toBeFocused();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Als gelesen markieren" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Tasten b" })).toBeVisible();
  await expect(row(page, "Tasten b")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await row(page, "Tasten b").focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("textbox", { name: "Antwort" })).toBeFocused();
  await page.keyboard.type("juker");
  await expect(page.getByRole("textbox", { name: "Antwort" })).toHaveValue("juker");
  await row(page, "Tasten b").focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("heading", { name: "Tasten c" })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?q=Viele`);
  await page.getByRole("heading", { name: "Tasten c" }).focus();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Als gelesen markieren" })).toBeVisible();
  await search.fill("");
  await search.pressSequentially("jk");
  await expect(search).toHaveValue("jk");
});

test("messages are found by state, text and tag, page by page; the same ones come as a file", async ({ page }) => {
  await page.goto(`${INBOX}?q=Etikett`);
  await row(page, "Etikett Probe").click();
  await page.getByRole("button", { name: "Schlagwörter" }).click();
  await page.getByRole("combobox", { name: "Neues Schlagwort" }).fill("Vermietung");
  const add = page.getByRole("button", { name: "Hinzufügen" });
  await answered(page, /trpc\/[^?]*messages\.update/u, () => add.click());
  await expect(page.getByRole("button", { name: /Vermietung/u })).toBeVisible();
  await page.goto(INBOX);
  await page.getByRole("button", { name: "Alle Schlagwörter" }).click();
  await page.getByRole("option", { name: "Vermietung" }).click();
  await expect(page.locator("[data-message]")).toHaveCount(1);
  await expect(row(page, "Etikett Probe")).toContainText("Vermietung");
  await page.goto(`${INBOX}?q=Filter`);
  await page.getByRole("group", { name: "Status" }).getByRole("button", { name: "Ungelesen" }).click();
  await expect(page.locator("[data-message]")).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("nachrichten.csv");
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain('"Filter";"neu";"filter@example.org"');
  // A message that was just read stays in the filtered list. Otherwise the rows would move under the pointer.
  await row(page, "Filter neu").click();
  await expect(page.getByRole("button", { name: "Als ungelesen markieren" })).toBeVisible();
  await expect(row(page, "Filter neu")).toBeVisible();
  await page.goto(`${INBOX}?q=Viele`);
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "2", exact: false }).first().click();
  await expect(page.locator("[data-message]")).toHaveCount(4);
  await page.goto(`${INBOX}?q=Viele&page=9`);
  await expect(page).toHaveURL(/page=2/u);
});

test("the unread count is refreshed while the window is visible, not while it is hidden, and at once when it is visible again", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(INBOX);
  await expect(badge(page)).toHaveAccessibleDescription(/ungelesene/u);
  const counts = /messages\.unread/u;
  const see = (state: "visible" | "hidden") =>
    page.evaluate((shown) => {
      Object.defineProperty(document, "visibilityState", { get: () => shown, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await Promise.all([page.waitForResponse(counts), page.clock.fastForward(20_500)]);
  await see("hidden");
  let asked = 0;
  page.on("request", (request) => (asked += Number(counts.test(request.url()))));
  await page.clock.fastForward(120_000);
  expect(asked).toBe(0);
  await Promise.all([page.waitForResponse(counts), see("visible")]);
});

test("the settings keep automatic answer, days and templates, and say at the field what is wrong; an answer is written from a template, sent by keyboard, and stands in the thread", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/admincenter/messages/settings");
  await page.getByText("Auf Deutsch antworten").click();
  const subject = page.getByRole("textbox", { name: "Betreff" });
  await expect(subject).toHaveValue("Ihre Nachricht ist angekommen");
  await subject.fill("");
  await page.keyboard.press("Control+s");
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(/ausgefüllt/u);
  await subject.fill("Ihre Nachricht ist da");
  await page.getByRole("button", { name: "Nachrichten aufbewahren" }).click();
  await page.getByRole("option", { name: "2 Jahre" }).click();
  await page.getByRole("button", { name: "Neue Vorlage" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Frei");
  await page
    .getByRole("textbox", { name: "Text auf Deutsch" })
    .fill("Guten Tag {Vorname} {Nachname},\n\ndie Scheune ist frei.");
  await page.getByRole("button", { name: "Neues Anliegen" }).press("Enter");
  const topics = page.getByRole("region", { name: "Anliegen" });
  await expect(topics.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.keyboard.type("Vermietung");
  await topics.getByRole("button", { name: /Antwort beginnt mit/u }).click();
  await page.getByRole("option", { name: "Frei" }).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Posteingang", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("status").getByText("gespeichert")).toBeVisible();
  await reloads(page, () => page.reload());
  await expect(subject).toHaveValue("Ihre Nachricht ist da");
  await expect(page.getByRole("button", { name: "Nachrichten aufbewahren" })).toHaveText("2 Jahre");

  const guest = await browser.newPage({ baseURL: site.url });
  await guest.goto("/Kontakt");
  const form = guest.locator("form[action='/Kontakt']");
  await form.getByLabel("Worum geht es?").focus();
  await guest.keyboard.press("V");
  await form.getByLabel("Vorname").fill("Ida");
  await form.getByLabel("Nachname").fill("Kern");
  await form.getByLabel("E-Mail", { exact: true }).fill("ida@example.org");
  await form.getByLabel("Nachricht", { exact: true }).fill("Ist die Scheune im Juni frei?");
  await form.getByRole("button", { name: "Ohne Bilder bestätigen" }).click();
  await expect(guest.getByRole("status").filter({ hasText: /bestätigt/u })).toBeVisible();
  await form.getByRole("button", { name: "Senden" }).click();
  await expect(guest.getByRole("status").filter({ hasText: "Vielen Dank" })).toBeVisible();
  await guest.close();
  await page.getByRole("link", { name: "Posteingang", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nachrichten", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Anliegen$/u }).click();
  await page.getByRole("option", { name: "Vermietung" }).click();
  await expect(page.locator("[data-message]")).toHaveCount(1);
  await row(page, "Ida Kern").click();
  await expect(page.getByRole("button", { name: /Als erledigt abhaken/u })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("button", { name: /Doch noch offen/u })).toBeVisible();
  const text = page.getByRole("textbox", { name: "Antwort" });
  await page.keyboard.press("r");
  await expect(text).toHaveValue("Guten Tag Ida Kern,\n\ndie Scheune ist frei.");

  await page.goto(`${INBOX}?q=Brief`);
  await row(page, "Brief Probe").click();
  await page.getByRole("button", { name: "Antworten" }).click();
  await expect(text).toBeFocused();
  await page.getByRole("button", { name: "Vorlage einfügen" }).click();
  await page.getByRole("menuitem", { name: "Frei" }).click();
  await expect(text).toHaveValue("Guten Tag Brief Probe,\n\ndie Scheune ist frei.");
  await expectAccessible(page);
  await text.press("Control+Enter");
  const thread = page.getByRole("region", { name: "Verlauf" });
  await expect(thread.getByRole("heading", { name: "admin" })).toBeVisible();
  await expect(text).toBeHidden();
  await expect(thread.getByText(/^gesendet am \d\d\/\d\d\/\d{4} \d\d:\d\d$/u)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

test("what is stored about a person is counted, downloaded, and erased after the question", async ({
  page,
  playwright,
  site,
}) => {
  await page.goto("/admincenter/messages/settings");
  const field = page.getByRole("textbox", { name: "E-Mail-Adresse der Person" });
  await field.fill("nirgends@example.org");
  await field.press("Enter");
  await expect(page.getByText("Zu dieser Adresse ist nichts gespeichert.")).toBeVisible();
  await field.fill("Person@example.org");
  await page.getByRole("button", { name: "Nachsehen" }).click();
  await expect(page.getByText("1 Nachricht, mit den Antworten")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als Datei herunterladen" }).click();
  const stored = JSON.parse(await readFile(await (await download).path(), "utf8")) as { messages: unknown[] };
  expect(stored).toMatchObject({ email: "person@example.org", messages: [{ firstName: "Person" }], mails: [] });
  await page.getByRole("button", { name: "Alles löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Alles löschen" }).click();
  await expect(page.getByText("Alles, was gelöscht werden darf, ist gelöscht.")).toBeVisible();
  const api = await openAdminApi(playwright, site);
  expect(await (await api.get("/api/v0/message?q=person@example.org")).json()).toEqual([]);
  await api.dispose();
});
