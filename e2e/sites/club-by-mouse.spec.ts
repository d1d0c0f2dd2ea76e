// A person builds a football club's site from an empty one, by mouse or finger, and the test counts the clicks.
import type { Browser, Locator, Page } from "@playwright/test";
import { browserTest as test, errorsOf, expect } from "../fixtures.ts";
import { emptyData, type OwnData } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const MOST_CLICKS = 120;
const password = "Streuobst-im-Test-26";
const SHOTS = process.env["SHOTS"];
const picture = (name: string): string => `db/seed/pictures/${name}.jpg`;

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

test("a club's site, from empty to its first handled order, in at most 120 clicks", async ({ page, browser }) => {
  test.slow();
  const errors = errorsOf(page);
  page.setDefaultTimeout(15_000);
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  const { keyboard } = page;
  /** Types into the focused field and moves on to the next one, as with the tab key or the phone's 'next'. */
  const write = async (...texts: string[]): Promise<void> => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await keyboard.press("Tab");
      if (text !== "") await keyboard.insertText(text);
    }
  };
  const button = (name: string, within: Page | Locator = page) => within.getByRole("button", { name, exact: true });
  const box = (name: string, within: Page | Locator = page) => within.getByRole("textbox", { name, exact: true });
  const option = (name: RegExp) => page.getByRole("radio", { name }).locator("xpath=ancestor::label");
  const dialog = page.getByRole("dialog");
  const bar = page.getByRole("region", { name: "Leiste" });
  const counted: string[] = [];
  const done = async (what: string): Promise<void> => {
    counted.push(`${clicks} ${what}`);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${counted.length}.png` });
  };
  const pick = async (opener: Locator, confirm: string, ...names: string[]): Promise<void> => {
    await click(opener);
    const chooser = page.waitForEvent("filechooser");
    await click(button("Hochladen", dialog));
    await (await chooser).setFiles(names.map(picture));
    await expect(button(confirm, dialog)).toBeEnabled();
    await click(button(confirm, dialog));
    await expect(dialog).toHaveCount(0);
  };
  const begin = async (what: string): Promise<void> => {
    await click(button("Neu"));
    await click(page.getByRole("menuitem", { name: what, exact: true }));
  };
  const publish = async (): Promise<void> => {
    await click(button("Veröffentlichen"));
    await click(button("Jetzt veröffentlichen"));
    await expect(page.getByRole("status").getByText("veröffentlicht", { exact: true }).last()).toBeVisible();
  };

  await page.goto(`${site.url}/login`);
  await write("admin@example.org", password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/`);
  await click(page.getByRole("link", { name: "Admincenter", exact: true }));

  const stepOf = (name: string) => page.locator(`[data-step=${name}]`);
  const opener = (name: string) => stepOf(name).locator("> div > button").first();
  const next = async (following: string): Promise<void> => {
    await expect(opener(following)).toBeFocused();
  };
  await test.step("first steps", async () => {
    await click(option(/^Verein$/u));
    await click(button("4 Seiten anlegen"));
    await next("name");
    await click(box("Name", stepOf("name")));
    await write("SV Talblick");
    await keyboard.press("Enter");
    await next("logo");
    await pick(button("Aus Dateien wählen"), "Bild übernehmen", "apfel-am-zweig");
    await click(button("Speichern und weiter"));
    await next("colors");
    await click(option(/^Ziegel/u));
    await click(button("Speichern und weiter"));
    await next("address");
    await click(box("Straße und Hausnummer"));
    await write("Am Sportplatz 1", "98765", "Talblick");
    await keyboard.press("Enter");
    await next("mails");
    await click(button("Adresse hinzufügen").first());
    await write("vorstand@example.org");
    await keyboard.press("Enter");
    await next("imprint");
    const imprint = stepOf("imprint");
    await click(box("Name", imprint));
    await write("Sportverein Talblick 1921 e. V.");
    await click(button("Wer das ist", imprint).or(imprint.getByRole("button", { name: /Wer das ist/u })));
    await click(page.getByRole("option", { name: "Eingetragener Verein" }));
    await click(box("E-Mail-Adresse", imprint));
    await write("vorstand@example.org", "030 23125 111", "Toni Beispiel, Vorsitz", "Amtsgericht Talblick", "VR 1921");
    await click(box("Vor- und Nachname", imprint));
    await write("Toni Beispiel");
    await click(button("Vergleichen und veröffentlichen"));
    await click(button("Veröffentlichen", dialog));
    await next("privacy");
    await click(stepOf("privacy").getByLabel("Anbieter des Servers"));
    await write("Beispiel-Hosting GmbH, Rechenweg 3, 12345 Beispielstadt", "", "14");
    await click(button("Vergleichen und veröffentlichen"));
    await click(button("Veröffentlichen", dialog));
    await next("entry");
    await done("legal");
    await click(box("Titel", stepOf("entry")));
    await write("Saisonauftakt", "Am Samstag um drei rollt der Ball.");
    await click(button("Jetzt veröffentlichen"));
    await next("language");
    await click(option(/^Nur Deutsch/u));
    await click(button("Speichern und weiter"));
    await next("shop");
    await click(option(/^Ja/u));
    await click(button("Speichern und weiter"));
    await expect(page.getByRole("heading", { name: "So sieht es auf dem Telefon aus" })).toBeFocused();
    await done("first steps");
    console.log(await page.locator("[data-step] form").evaluateAll((all) => all.map((one) => one.closest<HTMLElement>("[data-step]")?.dataset["step"] + one.innerHTML.slice(0, 300))));
  });

  await test.step("home", async () => {
    await click(page.getByRole("link", { name: "Zur Website" }));
    await click(button("Bearbeiten"));
    await click(box("Titel"));
    await keyboard.press("ControlOrMeta+a");
    await write("SV Talblick");
    await click(box("Text").first());
    await keyboard.press("ControlOrMeta+a");
    await write("Fußball im Tal, seit 1921.");
    await publish();
    await done("home");
  });

  for (const team of ["Erste Mannschaft", "Frauen", "Jugend"])
    await test.step(team, async () => {
      await begin("Seite");
      await expect(box("Titel", dialog)).toBeFocused();
      await write(team);
      await keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
      await click(box("Text"));
      await write(`${team}: So spielen wir.`);
      await publish();
    });
  await done("teams");

  await test.step("a report with a gallery", async () => {
    await begin("Bildbericht");
    await expect(box("Titel")).toBeFocused();
    await write("So war der Saisonauftakt");
    const gallery = page.getByRole("group", { name: "Galerie", exact: true });
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/gallery.png` });
    await pick(button("Aus Dateien wählen", gallery), "Bilder übernehmen", "apfelkisten", "baumschnitt", "apfeltag-markt");
    await publish();
    await done("gallery");
  });

  const nextYear = new Date().getFullYear() + 1;
  for (const [title, day] of [
    ["Sommerfest", "1306"],
    ["Hallenturnier", "2011"],
    ["Offenes Training", "0505"],
  ] as const)
    await test.step(title, async () => {
      await begin("Veranstaltung");
      await expect(box("Titel")).toBeFocused();
      await write(title);
      await click(button("Termin setzen"));
      await expect(page.getByRole("spinbutton", { name: /^Tag/u }).first()).toBeFocused();
      await keyboard.type(`${day}${nextYear}`);
      await keyboard.press("Tab");
      await keyboard.press("Tab");
      await keyboard.type("1500");
      if (title === "Offenes Training") {
        await click(page.getByRole("button", { name: /Wiederholung/u }));
        await click(page.getByRole("option", { name: "jede Woche" }));
      }
      await click(box("Text"));
      await write(`${title} auf unserem Platz.`);
      await publish();
    });
  await done("events");
  console.log(counted);
  expect(errors).toEqual([]);
});
