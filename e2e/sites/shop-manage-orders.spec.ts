import { expect, expectAccessible } from "../fixtures.ts";
import { center, order, test } from "./shop-manage.ts";

const SHOTS = process.env["SHOTS"];

test("orders are worked off: several marked at once, one shipped, one withdrawn from and cancelled, with a note", async ({
  page,
  admin,
}) => {
  const [one = 0, two = 0, three = 0] = await order(admin, ["Amsel", "Birke", "Clemens"], "Clemens");
  await page.goto(`${center}/orders`);
  await expect(page.getByRole("heading", { level: 1, name: "Bestellungen" })).toBeVisible();
  const row = (number: number) => page.getByRole("listitem").filter({ hasText: `Nr. ${number} ` });
  await expect(row(one)).toContainText("unbezahlt");
  await expect(row(one)).toContainText("neu");
  await expectAccessible(page);
  for (const number of [one, two]) await row(number).getByRole("checkbox").press("Space");
  const [print] = await Promise.all([
    page.waitForEvent("download"),
    // The notice closes automatically. On a busy machine, this may happen before the file arrives.
    expect(page.getByRole("status").filter({ hasText: "2 Lieferscheine sind in einem PDF." })).toBeVisible(),
    page.getByRole("button", { name: "Lieferscheine drucken" }).press("Enter"),
  ]);
  expect(print.suggestedFilename()).toMatch(/\.pdf$/u);
  await page.getByRole("button", { name: "Als bezahlt markieren" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "2 Bestellungen sind als bezahlt markiert." })).toBeVisible();
  await expect(row(one)).not.toContainText("unbezahlt");
  await expect(row(one)).toContainText("zu versenden");
  // With payment in advance, an unpaid order must not be prepared yet.
  await expect(row(three)).not.toContainText("bereitzustellen");
  await expect(row(three)).toContainText("Abholung");
  await expect(page.getByRole("checkbox", { name: "Alle auf dieser Seite" })).toBeFocused();
  await expect(row(three)).toContainText("unbezahlt");

  await row(one).getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Bestellung ${one}` })).toBeVisible();
  await expect(page.getByText("Am Hang 7")).toBeVisible();
  // If the history were still loading, it would miss later events.
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("bezahlt");
  const steps = page.getByRole("region", { name: "Stand" }).getByRole("button");
  await expect(steps.first()).toHaveText("Als versandt markieren");
  await steps.first().press("Enter");
  await expect(page.getByRole("region", { name: "Stand" })).toContainText("erledigt");
  await expect(page.getByRole("heading", { name: "Stand" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("versandt");
  const documents = page.getByRole("region", { name: "Belege" });
  await expect(documents).toContainText(/Lieferschein LS-\d+/u);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    documents.getByRole("link", { name: /^PDF RE-\d+$/u }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Rechnung-RE-\d+\.pdf$/u);
  await page.getByRole("textbox", { name: "Notiz" }).fill("Klingel ist kaputt.");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notiz" })).toHaveValue("Klingel ist kaputt.");

  const declared = { name: "Ida Clemens", email: "kunde@example.org", order: String(three), text: "1 × Apfelsaft" };
  expect((await admin.post("/trpc/withdrawals.declare", { data: declared })).ok()).toBe(true);
  await page.getByRole("link", { name: "Alle Bestellungen" }).click();
  await expect(row(one)).not.toContainText("neu");
  await expect(row(three)).toContainText("Widerruf offen");
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(row(three).getByRole("link")).toBeVisible();
  if (size) await page.setViewportSize(size);
  await row(three).getByRole("link").click();
  await page.getByRole("button", { name: "Als abholbereit markieren" }).press("Enter");
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("Der Kunde hat widerrufen");
  await asked.getByRole("button", { name: "Abbrechen" }).press("Enter");
  await page.getByRole("button", { name: "Ware herausnehmen" }).press("Enter");
  const out = page.getByRole("dialog", { name: "Ware herausnehmen" });
  await expect(out.getByRole("textbox", { name: "Stück (von 2)" })).toHaveValue("1");
  await expect(out.getByRole("status")).toContainText(/Es entfallen 3,50/u);
  await expectAccessible(page, "[role=dialog]");
  await out.getByRole("button", { name: "Ware herausnehmen" }).press("Enter");
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("1 × Apfelsaft");
  await expect(page.getByRole("region", { name: "Bestellt" })).toContainText("1 Stück");
  await expect(page.getByRole("region", { name: "Stand" })).not.toContainText("Widerruf offen");
  await page.getByRole("button", { name: "Rechnung und Lieferschein drucken" }).press("Enter");
  await expect(asked).toContainText("Die Nummer ist danach vergeben.");
  await expectAccessible(page, "[role=alertdialog]");
  const [both] = await Promise.all([
    page.waitForEvent("download"),
    asked.getByRole("button", { name: "Ausstellen und drucken" }).press("Enter"),
  ]);
  expect(both.suggestedFilename()).toMatch(/^Rechnung-RE-\d+-Lieferschein-LS-\d+\.pdf$/u);
  await expect(documents).toContainText(/Rechnung RE-\d+.*Lieferschein LS-\d+/su);
  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stornieren" }).click();
  await expect(page.getByRole("region", { name: "Stand" })).toContainText("storniert");
  await expect(page.getByRole("heading", { name: "Stand" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Als bezahlt markieren" })).toHaveCount(0);
  await page.goto(`${center}/payments`);
  await expect(page.getByRole("heading", { level: 1, name: "Zahlungen" })).toBeVisible();
  const [bookings] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV herunterladen" }).click(),
  ]);
  expect(bookings.suggestedFilename()).toBe("Buchungen.csv");
  await expectAccessible(page);
});

test("an order whose customer was erased says so; money is given back by keyboard: what is wrong stands at the field, a part first, then the rest", async ({
  page,
  admin,
}, { project }) => {
  const [number = 0, gone = 0] = await order(admin, ["Dahlie", "Zeder"]);
  const [{ _id, order: placed }] = (await (await admin.get(`/api/v0/order/?q=${gone}`)).json()) as [
    { _id: string; order: { email: string } },
  ];
  for (const step of ["markPayed", "markShipped"]) await admin.put(`/api/v0/shop/${step}/`, { data: { _id } });
  const erased = await admin.post("/trpc/persons.erase", { data: { email: placed.email } });
  expect(erased.ok(), await erased.text()).toBe(true);
  await page.goto(`${center}/orders`);
  const search = page.getByRole("searchbox");
  await search.fill(String(gone));
  await expect(page).toHaveURL(/q=/u);
  await page.getByRole("link", { name: `Nr. ${gone} · Daten gelöscht` }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Bestellung ${gone}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Kunde" })).toContainText("Daten gelöscht");
  await expectAccessible(page);

  // The link returns to the list with its earlier search.
  await page.getByRole("link", { name: "Alle Bestellungen" }).click();
  await expect(search).toHaveValue(String(gone));
  await search.fill("");
  const row = page.getByRole("listitem").filter({ hasText: `Nr. ${number} ` });
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Als bezahlt markieren" }).press("Enter");
  await expect(row).toContainText("zu versenden");
  await row.getByRole("link").press("Enter");
  const open = page.getByRole("button", { name: "Geld erstatten", exact: true });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Geld erstatten" });
  await expect(dialog.getByText("Bitte überweisen Sie das Geld selbst")).toBeVisible();
  const whole = await dialog.getByText(/^Erstattet werden/u).textContent();
  const mode = (name: string) => dialog.getByRole("radio", { name, exact: true });
  await mode("Alles").press("ArrowRight");
  await expect(mode("Waren")).toBeChecked();
  const pieces = dialog.getByRole("textbox", { name: /^Stück/u }).first();
  await pieces.fill("99");
  await page.keyboard.press("Enter");
  await expect(pieces).toHaveAccessibleDescription("So viel ist davon nicht mehr übrig.");
  await expect(pieces).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await mode("Waren").press("ArrowRight");
  const amount = dialog.getByRole("textbox", { name: /^Betrag in/u });
  for (const [typed, error] of [
    ["viel", "Bitte einen Preis wie 7,90."],
    ["99999", "So viel wurde nicht bezahlt."],
  ] as const) {
    await amount.fill(typed);
    await page.keyboard.press("Enter");
    await expect(amount).toHaveAccessibleDescription(new RegExp(error, "u"));
  }
  await expectAccessible(page, "[role=dialog]");
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${project.name}-refund.png` });
  await mode("Ein Betrag").press("ArrowLeft");
  await pieces.fill("1");
  await dialog.getByRole("textbox", { name: "Grund" }).fill("Flasche zerbrochen");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("Flasche zerbrochen");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  const rest = dialog.getByText(/^Erstattet werden/u);
  await expect(rest).not.toHaveText(whole ?? "");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("textbox", { name: "Grund" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(0);
  // An order that is paid back is neither sent nor handed over.
  await expect(page.getByRole("button", { name: /markieren$/u })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: `Bestellung ${number}` })).toBeVisible();
  await expect(page.locator("body:focus")).toHaveCount(0);
});

/** A bank statement as CSV, with the columns of a known or an unknown bank. */
const statement = (heads: string, rows: string[][]) => ({
  name: "umsaetze.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([heads, ...rows.map((row) => row.join(";"))].join("\r\n"), "latin1"),
});

test("a statement of the bank pays orders, by keyboard; it is read in English, too", async ({ page, admin, site }) => {
  const [one = 0, two = 0, three = 0] = await order(admin, ["Amsel", "Drossel", "Köhler"]);
  await page.goto(`${center}/payments`);
  await expect(page.getByRole("heading", { level: 1, name: "Zahlungen" })).toBeVisible();
  await expectAccessible(page);
  const send = async (file: ReturnType<typeof statement>): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /Kontoauszug wählen|Choose a statement/u }).press("Enter");
    await (await chooser).setFiles(file);
  };

  const paid = (text: string, name: string, amount: string) => ["12.11.2026", name, text, amount];
  const rows = [
    paid(`Bestellung B${one}`, "Ida Amsel", "7,00"),
    paid(`B${two}`, "Drossel", "6,00"),
    paid("Danke", "KOEHLER", "7,00"),
    paid("Spende", "Otto", "50,00"),
    paid("Strom", "Stadtwerke", "-80,00"),
  ];
  await send(statement("Tag;Wer;Wofür;Geld", rows));
  await expect(page.getByRole("heading", { name: "Welche Spalte ist was?" })).toBeFocused();
  await expectAccessible(page);
  const read = page.getByRole("button", { name: "Auszug lesen" });
  await read.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Bitte nennen Sie" })).toBeVisible();
  const heads = { Buchungstag: "Tag", Betrag: "Geld", "Wer bezahlt hat": "Wer", Verwendungszweck: "Wofür" };
  for (const [name, head] of Object.entries(heads)) {
    await page.getByRole("button", { name: name }).press("Enter");
    await page.getByRole("option", { name: head, exact: true }).press("Enter");
    // The next list can open only after this one has closed.
    await expect(page.getByRole("listbox")).toHaveCount(0);
  }
  await read.press("Enter");
  await expect(page.getByRole("heading", { name: /umsaetze\.csv/u })).toBeFocused();
  const credit = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(credit("Ida Amsel").getByRole("checkbox")).toBeChecked();
  await expect(credit(`B${two}`)).toContainText("1,00 € zu wenig");
  await expect(credit(`B${two}`).getByRole("checkbox")).not.toBeChecked();
  await expect(credit("KOEHLER")).toContainText(`Nr. ${three}`);
  await expect(credit("Otto")).toBeHidden();
  await expectAccessible(page);
  await credit("KOEHLER").getByRole("checkbox").press("Space");
  const book = page.getByRole("button", { name: "Als bezahlt markieren" });
  await expect(page.getByRole("status").filter({ hasText: "14,00 €" })).toBeVisible();
  await book.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^2 /u }).first()).toBeVisible();
  await expect(credit("KOEHLER").getByRole("checkbox")).toHaveCount(0);
  await expect(book).toBeFocused();

  await send(statement("Buchungstag;Auftraggeber;Verwendungszweck;Betrag", rows));
  await page.getByText("Ohne offene Bestellung (3)").click();
  await expect(credit("Ida Amsel")).toContainText("schon verbucht");
  await expectAccessible(page);
  await credit("Ida Amsel").getByRole("link").press("Enter");
  const history = page.getByRole("region", { name: "Verlauf" });
  await expect(history).toContainText("gebucht am 12/11/2026");

  await page.goBack();
  await send({ ...statement("", []), buffer: Buffer.from("Guten Tag") });
  await expect(page.getByRole("alert").filter({ hasText: "CAMT.053" })).toBeVisible();
  const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(inner ?? 0);

  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
  await send(statement("Buchungstag;Auftraggeber;Verwendungszweck;Betrag", rows));
  await expect(credit(`B${two}`)).toContainText("€1.00 too little");
  await page.getByText("Without an open order (3)").click();
  await expect(credit("Ida Amsel")).toContainText("booked before");
});

test("the dashboard says what is left to do and what came in, by keyboard and as a table; customers lead to orders", async ({
  page,
  admin,
}) => {
  const [one = 0, two = 0] = await order(admin, ["Amsel", "Birke"]);
  await page.goto("/admincenter/shop");
  await expect(page.getByRole("heading", { level: 1, name: "Der Shop im Überblick" })).toBeVisible();
  const todo = page.getByRole("region", { name: "Zu tun" });
  await expect(todo.getByRole("link", { name: /^\d+ Unbezahlt$/u })).toBeVisible();
  const unread = /^(\d+) ungelesene Bestellung/u;
  await expect(page.getByRole("link", { name: "Shop" }).first()).toHaveAccessibleDescription(unread);
  await expect(page.getByRole("region", { name: "Am meisten verkauft" })).toContainText("Apfelsaft");
  await expectAccessible(page);

  const plot = page.getByRole("region", { name: "Bestellungen im Verlauf" }).first();
  const slider = plot.getByRole("slider", { name: "Tag im Diagramm" });
  await slider.focus();
  const today = await slider.getAttribute("aria-valuetext");
  expect(today).toMatch(/^\w\w \d\d\/\d\d\/\d{4}: \d+$/u);
  await slider.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", today ?? "");
  await plot.getByText("Als Tabelle").press("Enter");
  await expect(plot.getByRole("row").nth(1)).toContainText(today?.split(": ")[0] ?? "");
  await page.getByRole("button", { name: /Zeitraum/u }).press("Enter");
  await page.getByRole("option", { name: "Dieses Jahr" }).press("Enter");
  await expect(page).toHaveURL(/period=year/u);
  await expect(plot.getByRole("slider", { name: "Monat im Diagramm" })).toBeAttached();

  await page.goto("/shop/manage/customers");
  await expect(page.getByRole("heading", { level: 1, name: "Kunden" })).toBeVisible();
  // The list looks the same without the search, so the test waits for the request.
  const found = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes("kunde@example.org"));
  await page.getByRole("searchbox").fill("kunde@example.org");
  await found;
  await expect(page.getByText("1 Kunde", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ida Birke", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bestellungen" })).toBeVisible();
  expect(page.url()).not.toContain("example.org");
  const row = (number: number) => page.getByRole("listitem").filter({ hasText: `Nr. ${number} ` });
  await expect(row(one)).toBeVisible();
  await expect(page.getByRole("button", { name: "Nur Ida Birke" })).toBeVisible();

  await row(one).getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByRole("alertdialog", { name: "wirklich löschen?" }).getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "gelöscht" })).toBeVisible();
  await expect(row(one)).toHaveCount(0);
  await row(two).getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Bestellung ${two}` })).toBeVisible();
  await page.getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bestellungen" })).toBeVisible();
  await expect(row(two)).toHaveCount(0);
});
