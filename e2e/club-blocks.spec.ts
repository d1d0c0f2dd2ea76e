import type { Browser, Locator, Page } from "@playwright/test";
import { publishNews } from "./admin-api.ts";
import { addBlock, editorOf, openEditor } from "./editor.ts";
import { adminTest, expect, expectAccessible } from "./fixtures.ts";

/** A day in this many days, as editors type it: DD/MM/YYYY. */
function dayIn(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${day}${month}${year}`;
}

const blockOf = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });

async function pickPicture(page: Page, group: Locator): Promise<void> {
  await group.getByRole("button", { name: "Aus Dateien wählen" }).click();
  const picker = page.getByRole("dialog", { name: "Aus Dateien wählen" });
  await picker.getByRole("grid", { name: "Dateien" }).getByRole("row").first().locator("label").click();
  await picker.getByRole("button", { name: "Bild übernehmen" }).click();
  await expect(picker).toHaveCount(0);
}

async function guestAt(browser: Browser, page: Page, size: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: size });
  return context.newPage();
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

adminTest(
  "an editor adds the blocks of a club by mouse and keys; guests read them on wide and narrow windows",
  async ({ page, admin, browser }) => {
    const path = await publishNews(admin, { title: "Unser Verein", content: ["<p>Willkommen.</p>"] });
    await openEditor(page, path);
    const { keyboard } = page;

    await addBlock(page, "Personen");
    const people = blockOf(page, "Personen");
    await people.getByLabel("Überschrift").fill("Vorstand");
    await people.getByLabel("Name", { exact: true }).fill("Dr. Anna Berg");
    await people.getByLabel("Amt oder Aufgabe").fill("1. Vorsitzende");
    await people.getByLabel("E-Mail").fill("anna");
    await people.getByRole("button", { name: "Person hinzufügen" }).press("Enter");
    const second = people.getByRole("group", { name: "Person 2" });
    await expect(second.getByLabel("Name", { exact: true })).toBeFocused();
    await keyboard.type("Karl Kern");
    await second.getByLabel("Telefon").fill("+49 (0) 7000 1234");
    await pickPicture(page, second);

    await addBlock(page, "Trainingszeiten");
    const times = blockOf(page, "Trainingszeiten");
    const timeOf = (number: number): Locator => times.getByRole("group", { name: `Zeit ${number}`, exact: true });
    const add = times.getByRole("button", { name: "Zeit hinzufügen" });
    await timeOf(1)
      .getByRole("button", { name: /Wochentag/u })
      .press("Enter");
    await page.getByRole("option", { name: "Mittwoch" }).press("Enter");
    const writeTime = async (number: number, from: string, to: string, group: string): Promise<void> => {
      await timeOf(number).getByRole("spinbutton").first().focus();
      await keyboard.type(from);
      await keyboard.press("Tab");
      await keyboard.type(to);
      await timeOf(number).getByLabel("Gruppe").fill(group);
    };
    await writeTime(1, "1930", "2100", "Damen");
    await timeOf(1).getByLabel("Ort").fill("Sporthalle");
    await add.press("Enter");
    await expect(timeOf(2).getByRole("spinbutton").first()).toBeFocused();
    await expect(timeOf(2).getByLabel("Ort")).toHaveValue("Sporthalle");
    await writeTime(2, "1700", "1830", "F-Jugend");
    await add.press("Enter");
    await writeTime(3, "1000", "1130", "Walking");
    await timeOf(3)
      .getByRole("button", { name: /Wochentag/u })
      .press("Enter");
    await page.getByRole("option", { name: "Montag" }).press("Enter");

    await addBlock(page, "Sponsoren");
    const sponsors = blockOf(page, "Sponsoren");
    await expect(sponsors.getByLabel("Überschrift der Stufe")).toBeFocused();
    await keyboard.type("Hauptsponsor");
    await sponsors.getByRole("button", { name: "Sponsor hinzufügen" }).press("Enter");
    await expect(sponsors.getByLabel("Name", { exact: true })).toBeFocused();
    await keyboard.type("Kelterei Kern");
    await sponsors.getByLabel("Website").fill("www.kern.example");
    await sponsors.getByRole("spinbutton").first().focus();
    await keyboard.type(dayIn(10));
    await pickPicture(page, sponsors);
    await sponsors.getByRole("button", { name: "Sponsor hinzufügen" }).press("Enter");
    await keyboard.type("Bäckerei Roth");

    await addBlock(page, "Bild mit Link");
    const linked = blockOf(page, "Bild mit Link");
    await linked.getByText("Klein", { exact: true }).click();
    await linked.getByLabel("Wohin der Link führt").fill("Mitglied werden");
    await linked.getByLabel("Adresse").fill("/Kontakt");
    await pickPicture(page, linked);

    await addBlock(page, "Zwei Spalten");
    const columns = blockOf(page, "Zwei Spalten");
    await columns.getByRole("textbox", { name: "Linke Spalte" }).fill("Das ist links.");
    await columns.getByRole("textbox", { name: "Rechte Spalte" }).fill("Das ist rechts.");
    await expectAccessible(page);

    await editorOf(page).pressPublish();
    await expect(people.getByLabel("E-Mail").first()).toHaveAccessibleDescription(/gültige E-Mail-Adresse/u);
    await expect(people.getByLabel("E-Mail").first()).toBeFocused();
    await people.getByLabel("E-Mail").first().fill("anna@example.org");
    await editorOf(page).publish();

    const guest = await guestAt(browser, page, { width: 1280, height: 800 });
    const answer = await guest.goto(path);
    const typed = dayIn(10);
    const day = `${typed.slice(4)}-${typed.slice(2, 4)}-${typed.slice(0, 2)}`;
    expect(await answer?.text()).not.toContain(day);
    const table = guest
      .getByRole("table", { name: "Trainingszeiten" })
      .or(guest.getByRole("table", { name: "Zeiten" }));
    await expect(table.getByRole("columnheader")).toHaveText(["Tag", "Zeit", "Gruppe", "Ort"]);
    await expect(table.getByRole("rowheader")).toHaveText(["Montag", "Mittwoch"]);
    const groups = table.getByText(/^(?:Damen|F-Jugend|Walking)$/u);
    await expect(groups).toHaveText(["Walking", "F-Jugend", "Damen"]);
    await expect(guest.getByRole("link", { name: "Kelterei Kern" })).toHaveAttribute("rel", "sponsored noopener");
    await expect(guest.getByRole("link", { name: "Kelterei Kern" })).toHaveAttribute(
      "href",
      "https://www.kern.example",
    );
    await expect(guest.getByText("Bäckerei Roth")).toBeVisible();
    await expect(guest.getByText("AB", { exact: true })).toBeVisible();
    await expect(guest.getByRole("img", { name: "Karl Kern" })).toBeVisible();
    await expect(guest.getByRole("link", { name: "+49 (0) 7000 1234" })).toHaveAttribute("href", "tel:+4970001234");
    await expect(guest.getByRole("link", { name: "anna@example.org" })).toHaveAttribute(
      "href",
      "mailto:anna@example.org",
    );
    await expect(guest.getByRole("link", { name: "Mitglied werden" })).toHaveAttribute("href", "/Kontakt");
    const topOf = async (text: string): Promise<number> => (await guest.getByText(text).boundingBox())!.y;
    expect(await topOf("Das ist links.")).toBe(await topOf("Das ist rechts."));
    await expectAccessible(guest);
    await guest.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(guest)).toBe(0);
    expect(await topOf("Das ist rechts.")).toBeGreaterThan(await topOf("Das ist links."));
    await expect(table.getByRole("rowheader").first()).toBeVisible();
    await guest.context().close();

    await adminTest.step("without scripts the page has all of it", async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
      const reader = await plain.newPage();
      await reader.goto(path);
      await expect(reader.getByRole("rowheader", { name: "Montag" })).toBeVisible();
      await expect(reader.getByRole("link", { name: "Kelterei Kern" })).toBeVisible();
      await plain.close();
    });

    await adminTest.step("'Heute' names the contract that ends, and leads to its block in the editor", async () => {
      await page.goto("/admincenter");
      const ending = page.getByRole("listitem").filter({ hasText: "Der Vertrag mit Kelterei Kern endet am" });
      await ending.getByRole("link", { name: "Sponsoren bearbeiten" }).click();
      await expect(sponsors.getByLabel("Überschrift der Stufe")).toBeInViewport();
      await expect(sponsors.getByLabel("Name", { exact: true }).first()).toHaveValue("Kelterei Kern");
      await expect(sponsors.getByLabel("Überschrift der Stufe")).toBeFocused();
    });
  },
);

adminTest(
  "an administrator allows a website, an editor embeds a page of it, and a guest loads it by a click",
  async ({ page, admin, browser }) => {
    const address = "https://liga.example/tabelle";
    await page.goto("/admincenter/settings/site");
    const hosts = page.getByLabel("Websites, die eingebettet werden dürfen");
    await hosts.fill("liga");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(hosts).toHaveAccessibleDescription(/liga: Das ist kein Name einer Website/u);
    await hosts.fill("https://liga.example/\nwww.fupa.net");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(hosts).toHaveValue("liga.example\nwww.fupa.net");

    const path = await publishNews(admin, { title: "Tabelle", content: ["<p>So steht es.</p>"] });
    await openEditor(page, path);
    await addBlock(page, "Eingebettete Seite");
    const block = blockOf(page, "Eingebettete Seite");
    await expect(block.getByLabel("Was im Rahmen zu sehen ist")).toBeFocused();
    await page.keyboard.type("Tabelle der Kreisliga");
    const url = block.getByLabel("Adresse der Seite");
    await url.fill("https://other.example/");
    await expect(block.getByText("other.example ist nicht freigegeben")).toBeVisible();
    await editorOf(page).pressPublish();
    await expect(url).toHaveAccessibleDescription(/Diese Website darf nicht eingebettet werden/u);
    await url.fill(address);
    await block.getByText("Niedrig", { exact: true }).click();
    await expectAccessible(page);
    await editorOf(page).publish();

    const guest = await guestAt(browser, page, { width: 320, height: 640 });
    const asked: string[] = [];
    await guest.context().route(/^https:/u, async (route) => {
      asked.push(`${route.request().url()} ${route.request().headers()["referer"] ?? ""}`.trim());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Liga</title><p>Platz 1</p>" });
    });
    await guest.goto(path);
    const open = guest.getByRole("button", { name: /^Inhalt laden\s*: Tabelle der Kreisliga$/u });
    await expect(guest.getByText("Erst dann erfährt liga.example Ihre IP-Adresse", { exact: false })).toBeVisible();
    await expect(guest.getByRole("link", { name: "Auf liga.example ansehen" })).toHaveAttribute("href", address);
    await expectAccessible(guest);
    expect(await overflow(guest)).toBe(0);
    expect(asked).toEqual([]);
    await open.press("Enter");
    const frame = guest.locator("iframe[title='Tabelle der Kreisliga']");
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().locator("iframe").contentFrame().getByText("Platz 1")).toBeVisible();
    expect(asked).toEqual([address]);
    await guest.getByRole("button", { name: "Inhalt schließen" }).click();
    await expect(open).toBeFocused();

    const none = { site: { embedHosts: [] } };
    expect((await admin.put("/api/v0/config/", { data: none })).ok()).toBe(true);
    await guest.goto(path);
    await expect(guest.getByRole("link", { name: "Tabelle der Kreisliga" })).toHaveAttribute("href", address);
    await expect(open).toHaveCount(0);
    await guest.context().close();
  },
);
