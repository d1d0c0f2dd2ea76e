import type { APIRequestContext, Page } from "@playwright/test";
import { answered } from "../answered.ts";
import { adminTest, expect, expectAccessible, ownSite } from "../fixtures.ts";
import type { StartedSite } from "../site.ts";

// The tests remove the demo's products, which other files need. So this file has its own site.
const SHOTS = process.env["SHOTS"];
const test = adminTest.extend<object, { site: StartedSite }>({
  site: [ownSite(), { scope: "worker" }],
});

/** The screens of the shop's management are in the admin center, and also at URLs below `/shop/manage`. */
const center = "/admincenter/shop";

type Stored = { _id: string; title: string; order: number; price: number; hidden: boolean };

async function productsOf(admin: APIRequestContext): Promise<Stored[]> {
  return (await (await admin.get("/api/v0/product?limit=200")).json()) as Stored[];
}

async function stock(admin: APIRequestContext, titles: string[]): Promise<void> {
  await admin.put("/api/v0/config/", { data: { shop: { enabled: true } } });
  for (const { _id } of await productsOf(admin)) await admin.delete(`/api/v0/shop/product/${_id}`);
  for (const [index, title] of titles.entries()) {
    const data = { title, price: 350, size: 0.75, stock: index, tags: [index % 2 ? "Saft" : "Cidre"] };
    expect((await admin.post("/api/v0/shop/product/", { data })).ok()).toBe(true);
  }
}

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const titles = Array.from({ length: 12 }, (_, index) => `Sorte ${String.fromCodePoint(65 + index)}`);

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Aktionen für „${title}“` }).press("Enter");
  await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
}

/** Enter picks up the row, the arrow keys choose a place between two rows, and Enter drops the row. */
async function moveByHandle(page: Page, name: string, [above, below]: [string, string]): Promise<void> {
  await page.getByRole("button", { name: `„${name}“ verschieben` }).press("Enter");
  const place = page.locator(":focus");
  // A moment later, the focus moves to a place that depends on the earlier focus.
  await expect(place).toHaveAttribute("aria-label", /einfügen$/u);
  const wanted = `Zwischen ${above} und ${below} einfügen`;
  for (let label = await place.getAttribute("aria-label"); label !== wanted;) {
    await page.keyboard.press("ArrowDown");
    await expect(place).not.toHaveAttribute("aria-label", label ?? "");
    label = await place.getAttribute("aria-label");
  }
  await page.keyboard.press("Enter");
}

test("products are sorted by keyboard, also across pages, hidden, removed and copied; their pictures are sorted, too", async ({
  page,
  admin,
}) => {
  await stock(admin, titles);
  const files = (await (await admin.get("/api/v0/file?limit=200")).json()) as {
    _id: string;
    name: string;
    width: number | null;
  }[];
  const pictures = files.filter(({ width }) => width !== null).slice(0, 3);
  expect(pictures).toHaveLength(3);
  const copied = (await productsOf(admin)).find(({ title }) => title === "Sorte E");
  const media = { images: pictures.map(({ _id }) => _id) };
  expect((await admin.put(`/api/v0/shop/product/${copied?._id}`, { data: { media } })).ok()).toBe(true);
  await page.goto(`${center}/items`);
  await expect(page.getByRole("heading", { level: 1, name: "Produkte" })).toBeVisible();
  await expect(page.getByText("12 Produkte")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(10);
  await expect(rowOf(page, "Sorte A")).toContainText("ausverkauft");
  await expectAccessible(page);

  await choose(page, "Sorte B", "Nach oben");
  await expect(
    page.getByRole("status").filter({ hasText: "„Sorte B“ steht jetzt an Stelle 1 von 12." }),
  ).toBeAttached();
  await expect(page.getByRole("row").first()).toContainText("Sorte B");
  await expect(page.getByRole("button", { name: "Aktionen für „Sorte B“" })).toBeFocused();
  await choose(page, "Sorte J", "Nach unten");
  await expect(page).toHaveURL(/page=2/u);
  await expect(page.getByRole("row").first()).toContainText("Sorte J");
  await expect(page.getByRole("button", { name: "Aktionen für „Sorte J“" })).toBeFocused();
  await choose(page, "Sorte L", "Ganz nach oben");
  await expect(page.getByRole("row").first()).toContainText("Sorte L");
  const sorted = (await productsOf(admin)).map(({ title }) => title.at(-1)).join("");
  expect(sorted).toBe("LBACDEFGHIKJ");

  await moveByHandle(page, "Sorte L", ["Sorte B", "Sorte A"]);
  await expect(page.getByRole("row").nth(1)).toContainText("Sorte L");

  await choose(page, "Sorte C", "Verbergen");
  await expect(rowOf(page, "Sorte C")).toContainText("verborgen");
  await page.getByRole("button", { name: "Verborgen" }).click();
  await expect(page.getByRole("row")).toHaveCount(1);
  await page.getByRole("button", { name: "Verborgen" }).click();
  await page.getByRole("searchbox").fill("gibt es nicht");
  await expect(page.getByRole("heading", { name: "Dazu gibt es kein Produkt." })).toBeVisible();
  await page.getByRole("searchbox").fill("");

  await choose(page, "Sorte D", "Löschen");
  await expect(page.getByRole("alertdialog", { name: "wirklich löschen?" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(rowOf(page, "Sorte D")).toHaveCount(0);
  await choose(page, "Sorte E", "Duplizieren");
  await expect(page.getByRole("heading", { level: 1, name: "Sorte E (Kopie)" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Im Shop zeigen" })).not.toBeChecked();

  const [a, b, c] = pictures.map(({ name }) => name);
  const list = page.getByRole("grid", { name: "Bilder in ihrer Reihenfolge" });
  await expect(list.getByRole("row")).toHaveCount(3);
  await moveByHandle(page, a ?? "", [b ?? "", c ?? ""]);
  await expect(list.getByRole("row").nth(1)).toContainText(a ?? "");
  await expect(list.getByRole("row").first()).toContainText("im Regal");
  await list
    .getByRole("row")
    .last()
    .getByRole("button", { name: /nach oben/u })
    .press("Enter");
  await expect(list.getByRole("row").nth(1)).toContainText(c ?? "");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  const copy = (await productsOf(admin)).find(({ title }) => title === "Sorte E (Kopie)");
  const stored = (await (await admin.get(`/api/v0/product/${copy?._id}`)).json()) as {
    media: { images: string[] };
  };
  const nameOf = (id: string) => pictures.find(({ _id }) => _id === id)?.name;
  expect(stored.media.images.map(nameOf)).toEqual([b, c, a]);
  await expectAccessible(page);
});

test("an empty and an unreachable product list say what to do; products are exported as a table, and imported after a preview", async ({
  page,
  admin,
  request,
}) => {
  const answer = await request.get("/shop/manage/items", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/login?next=%2Fshop%2Fmanage%2Fitems"]);
  await stock(admin, []);
  await page.goto(`${center}/items`);
  await expect(page.getByRole("heading", { name: "Das Regal ist noch leer" })).toBeVisible();
  await expectAccessible(page);
  await page.route("**/trpc/**products.list**", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Die Produkte ließen sich nicht laden." })).toBeVisible();
  await page.unroute("**/trpc/**products.list**");
  await stock(admin, ["Sorte A", "Sorte B"]);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Als CSV" }).click(),
  ]);
  const chunks = await (await download.createReadStream()).toArray();
  const table = Buffer.concat(chunks as Buffer[]).toString("utf8");
  expect(table).toContain('"Sorte A"');

  await page.getByRole("button", { name: "CSV einlesen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Produkte aus einer Tabelle" });
  const choose = async (text: string, name: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name }).click(),
    ]);
    await chooser.setFiles({ name: "produkte.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
  };
  await choose("Das ist ein Brief.", "Datei wählen");
  await expect(dialog.getByRole("alert")).toContainText("Titel");
  // The text is encoded in Latin-1. For this text, the Windows encoding of Excel has the same bytes.
  await choose("Titel;Preis;Zutaten\nSorte A;4,20;Äpfel\nSorte B;viel;\nSorte Z;1;\n", "Datei wählen");
  await expect(dialog.getByRole("status")).toHaveText("1 neu, 1 geändert, 0 unverändert, 1 abgelehnt");
  await expect(dialog).toContainText("„viel“ ist kein Preis");
  await expect(dialog).toContainText("Äpfel");
  await expect(dialog.locator("del").first()).toHaveText("3,50");
  await expectAccessible(page, "[role=dialog]");
  expect((await productsOf(admin)).map(({ price }) => price)).toEqual([350, 350]);
  await dialog.getByRole("button", { name: "2 Produkte übernehmen" }).press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Die Liste ist übernommen: 1 neu, 1 geändert." }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await productsOf(admin)).map(({ title, price }) => [title, price])).toEqual([
    ["Sorte A", 420],
    ["Sorte B", 350],
    ["Sorte Z", 100],
  ]);
});

test("a product is written by keyboard: errors at the fields, kept over a reload, saved by Ctrl+S", async ({
  page,
  admin,
}) => {
  await stock(admin, ["Apfelsaft"]);
  await page.goto(`${center}/items/new`);
  await page.getByRole("radio", { name: "Getränk" }).press("Space");
  await page.getByLabel("Titel").first().fill("Cidre brut");
  await page.getByLabel("Preis in EUR").first().fill("sieben");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Bitte einen Preis wie 7,90.")).toBeVisible();
  await expect(page.getByLabel("Preis in EUR").first()).toBeFocused();
  await page.getByLabel("Preis in EUR").first().fill("6,90");
  await expect(page.getByText("Bitte einen Preis wie 7,90.")).toHaveCount(0);
  const legal = page.getByRole("region", { name: "Pflichtangaben" });
  const fold = legal.getByRole("button", { name: /^Pflichtangaben/u });
  await fold.press("Enter");
  await legal.getByLabel("Inhalt in Litern").fill("0,75");
  await expect(page.getByText("Grundpreis: 9,20 € je Liter")).toBeVisible();
  await legal.getByLabel("Pfand in EUR").fill("viel");
  await fold.press("Enter");
  await expect(legal.getByLabel("Pfand in EUR")).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(legal.getByLabel("Pfand in EUR")).toBeFocused();
  await page.locator(":focus").fill("0,15");
  await expect(fold).toContainText("19 % MwSt. · 0,75 l · Pfand 0,15 €");
  const preview = page.getByRole("region", { name: "Vorschau im Regal" });
  await expect(preview).toContainText(/Cidre brut.*6,90.*0,75 l · 9,20.*zzgl. 0,15/su);
  await expect(preview.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Variante hinzufügen" }).press("Enter");
  await expect(page.getByLabel("Bezeichnung", { exact: true })).toBeFocused();
  await page.keyboard.type("0,33 l");
  // The right side stays in view beside the long left one.
  await expect(legal).toBeInViewport();
  await page.getByRole("switch", { name: "Das ist ein Lebensmittel" }).press("Space");
  await legal.getByLabel("Zutaten").fill("Apfelmost, Sulfite");
  await expectAccessible(page);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("Ungespeicherte Änderungen wiederhergestellt")).toBeVisible();
  await expect(legal.getByLabel("Zutaten")).toHaveValue("Apfelmost, Sulfite");
  await page.getByRole("link", { name: "Alle Produkte" }).click();
  await page.getByRole("button", { name: "Bleiben" }).click();
  // A closing question returns the focus a moment later. The returning focus would close an open list.
  await expect(page.getByRole("link", { name: "Alle Produkte" })).toBeFocused();
  await page.getByLabel("Produkt hinzufügen").fill("Apfel");
  await page.getByRole("option", { name: "Apfelsaft" }).click();
  await expect(page.getByRole("button", { name: "„Apfelsaft“ hier entfernen" })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { level: 1, name: "Cidre brut" })).toBeVisible();
  await expect(page).not.toHaveURL(/new$/u);
  const made = (await productsOf(admin)).find(({ title }) => title === "Cidre brut");
  expect(made).toMatchObject({
    price: 690,
    size: 0.75,
    hidden: true,
    variants: [{ value: "0,33 l", price: null }],
    food: { ingredients: "Apfelmost, Sulfite" },
    children: [{ kind: "related" }],
  });

  await admin.put(`/api/v0/shop/product/${made?._id}`, { data: { price: 700 } });
  await page.getByRole("switch", { name: "Im Shop zeigen" }).press("Space");
  await page.keyboard.press("Control+s");
  const conflict = page.getByRole("dialog", { name: "Inzwischen hat jemand anderes gespeichert" });
  await expect(conflict).toContainText("Preis");
  await expectAccessible(page, "[role=dialog]");
  await conflict.getByRole("button", { name: "Andere Fassung übernehmen" }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Preis in EUR").first()).toHaveValue("7,00");
  await page.getByRole("switch", { name: "Im Shop zeigen" }).press("Space");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  // The notice may be from an earlier save, so the test reads the stored product.
  const stored = async () => (await productsOf(admin)).find(({ _id }) => _id === made?._id);
  await expect.poll(stored).toMatchObject({ price: 700, hidden: false });
});

test("a shirt of two properties is made as a grid, and a coupon; a guest chooses both, and pays less", async ({
  page,
  admin,
}) => {
  await stock(admin, []);
  await page.goto(`${center}/items/new`);
  await page.getByRole("radio", { name: "Kleidung" }).press("Space");
  await page.getByLabel("Titel").first().fill("Vereinshemd");
  await page.getByLabel("Preis in EUR").first().fill("20");
  await page.getByRole("switch", { name: "Im Shop zeigen" }).press("Space");
  await page.getByRole("button", { name: "Aus zwei Eigenschaften …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Varianten aus zwei Eigenschaften" });
  await dialog.getByRole("button", { name: "Übernehmen" }).press("Enter");
  await expect(dialog.getByLabel("Werte: Größe")).toBeFocused();
  await page.keyboard.type("M, L");
  await dialog.getByLabel("Werte: Farbe").fill("rot, blau");
  await dialog.getByLabel("Werte: Farbe").press("Tab");
  await dialog.getByRole("button", { name: "Übernehmen" }).press("Enter");
  await page.getByRole("group", { name: "L / blau" }).getByLabel("Preis in EUR").fill("24");
  await page.getByRole("button", { name: "Variante L / rot entfernen" }).press("Enter");
  const legal = page.getByRole("region", { name: "Pflichtangaben" });
  await legal.getByRole("button", { name: /^Pflichtangaben/u }).press("Enter");
  await expect(legal.getByLabel("Hersteller: Name")).toHaveValue(/^Mosthof Sonnenau/u);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("link", { name: "Im Shop ansehen" })).toBeVisible();
  await page.getByRole("link", { name: "Gutscheine", exact: true }).click();
  await page.getByRole("button", { name: "Neuer Gutschein" }).press("Enter");
  await page.keyboard.type("HERBST");
  await page.getByLabel("Betrag in EUR").fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("0-mal eingelöst · ohne Ende")).toBeVisible();
  await page.goto("/shop/vereinshemd");
  const form = page.getByRole("form");
  await form.getByRole("radio", { name: "L", exact: true }).press("Space");
  await expect(form.getByRole("radio", { name: /^rot/u })).toBeDisabled();
  await expect(form.getByRole("radio", { name: /^blau 24,00/u })).toBeChecked();
  await form.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await page.getByText("Gutschein einlösen").press("Enter");
  await page.getByLabel("Gutscheincode").fill("Frühling");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.").first()).toBeVisible();
  await page.getByLabel("Gutscheincode").fill("herbst");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Gutschein HERBST entfernen" })).toBeFocused();
  const slip = page.getByRole("complementary", { name: "Summe" });
  await expect(slip).toContainText(/Gutschein HERBST-5,00.*Gesamt/su);
});

test("the shop is set up: account, ways to pay, shipping, keys that nobody reads again, rates of VAT; the law is checked", async ({
  page,
  admin,
}) => {
  await stock(admin, []);
  const shop = { shipping: [], freeFrom: null, bankverbindung: { iban: "" }, stripe: { secret: null, webhook: null } };
  const paymentsources = { invoice: false, advancepayment: false, creditcard: false, sofort: false };
  await admin.put("/api/v0/config/", { data: { shop: { ...shop, paymentsources } } });
  await page.goto("/admincenter/shop");
  await page.getByRole("link", { name: "Nur den Shop zeigen" }).click();
  await expect(page).toHaveURL("/shop/manage/");
  await expect(page.getByRole("link", { name: "Zum Admincenter" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Einstellungen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen des Shops" })).toBeVisible();
  await expect(page.getByText("Die Datei fehlt noch.")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("switch", { name: "Vorkasse" }).press("Space");
  await expect(page.getByText("Es fehlt die IBAN.")).toBeVisible();
  await page.getByLabel("IBAN").fill("DE02 1203 0000 0000 2020 52");
  await page.getByRole("button", { name: "Staffel hinzufügen" }).press("Enter");
  await page.getByLabel("Versand in EUR").fill("5,9o");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Diese IBAN stimmt nicht.")).toBeVisible();
  await expect(page.getByText("Bitte einen Preis wie 7,90.")).toBeVisible();
  await expect(page.getByLabel("IBAN")).toBeFocused();
  await page.getByLabel("IBAN").fill("DE02120300000000202051");
  await expect(page.getByText("Die Prüfziffern stimmen.")).toBeVisible();
  await page.getByLabel("Versand in EUR").fill("5,90");
  await page.getByLabel("Versandkostenfrei ab").fill("80");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  const [stored] = (await (await admin.get("/api/v0/config/")).json()) as [{ shop: unknown }];
  expect(stored.shop).toMatchObject({
    bankverbindung: { iban: "DE02120300000000202051" },
    paymentsources: { advancepayment: true },
    shipping: [{ from: 1, cents: 590 }],
    freeFrom: 8000,
  });

  await page.getByRole("button", { name: "Schlüssel prüfen" }).click();
  await expect(page.getByText("Es ist noch kein geheimer Schlüssel gespeichert.")).toBeVisible();
  const secret = page.getByRole("textbox", { name: "Geheimer Schlüssel" });
  await secret.fill("sk_test_geheim1234");
  await secret.press("Enter");
  await expect(page.getByText("Hinterlegt, endet auf 1234.")).toBeVisible();
  await expect(secret).toHaveValue("");
  expect(await page.content()).not.toContain("geheim1234");

  await page.getByLabel("Zahlungsziel in Tagen").fill("bald");
  await page.getByRole("textbox", { name: "Steuernummer" }).fill("161/123/45678");
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  const stores = (part: string) => answered(page, new RegExp(`trpc/[^?]*${part}`, "u"), () => save.click());
  await page.getByLabel("Versandkostenfrei ab").fill("90");
  await save.click();
  await expect(page.getByLabel("Zahlungsziel in Tagen")).toBeFocused();
  const freeFrom = async () =>
    ((await (await admin.get("/api/v0/config/")).json()) as [{ shop: { freeFrom: number } }])[0].shop.freeFrom;
  expect(await freeFrom()).toBe(8000);
  await page.getByLabel("Zahlungsziel in Tagen").fill("10");
  await stores("settings.update");
  await expect(page.getByRole("textbox", { name: "Steuernummer" })).toHaveValue("161/123/45678");
  await expect.poll(freeFrom).toBe(9000);

  await page.getByRole("button", { name: "Satz hinzufügen" }).click();
  await page.getByRole("group", { name: "Gilt ab" }).last().getByRole("spinbutton").first().focus();
  await page.keyboard.type("01012027");
  await page.getByLabel("Prozent").last().fill("20");
  await stores("updateTaxes");
  await expect(page.getByRole("button", { name: "Satz 3 entfernen" })).toBeVisible();
  await page.getByRole("button", { name: "Satz 3 entfernen" }).click();
  await stores("updateTaxes");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" }).last()).toBeVisible();
  await expectAccessible(page);

  await test.step("the legal check counts its points, and what is confirmed stays in sight under a filter", async () => {
    await page.goto("/admincenter/settings/law");
    const open = page.getByRole("button", { name: /^offen \(\d+\)$/u });
    const count = async (): Promise<number> => Number(/\d+/u.exec((await open.textContent()) ?? "")?.[0]);
    await open.press("Enter");
    const before = await count();
    await expect(page.getByRole("listitem").filter({ hasText: /^L\d+/u })).toHaveCount(before);
    const confirm = page.getByRole("button", { name: "Bestätigen: Impressum" });
    await confirm.press("Enter");
    const takeBack = page.getByRole("button", { name: "Bestätigung zurücknehmen: Impressum" });
    await expect(takeBack).toBeFocused();
    await expect.poll(count).toBe(before - 1);
    await expect(page.getByRole("listitem").filter({ hasText: /^L1Impressum/u })).toContainText("erfüllt");
    await expectAccessible(page);
    await takeBack.press("Enter");
    await expect(confirm).toBeFocused();
    await expect.poll(count).toBe(before);
    await open.press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "betrifft Sie nicht" }).first()).toBeVisible();
  });
});

/**
 * Places orders of a product as customers do.
 * @param collector the name of the customer who picks up the order; the other orders are shipped
 * @returns the numbers of the orders
 */
async function order(admin: APIRequestContext, names: string[], collector = ""): Promise<number[]> {
  await stock(admin, []);
  const paymentsources = { advancepayment: true };
  const shop = { paymentsources, smallBusiness: false, showPrice: true, shipping: [], freeFrom: null, pickup: true };
  await admin.put("/api/v0/config/", { data: { shop } });
  const made = await admin.post("/api/v0/shop/product/", { data: { title: "Apfelsaft", price: 350, size: 0.75 } });
  const { _id } = (await made.json()) as { _id: string };
  const items = [{ item: _id, variant: null, amount: 2, sechs: 0, zwoelf: 0 }];
  const price = await admin.post("/api/v0/shop/price/", { data: { items, delivery: "shipping", country: "DE" } });
  const { total } = (await price.json()) as { total: number };
  const address = { addr: "Am Hang 7", plz: "98999", city: "Sonnenau", country: "DE", email: "kunde@example.org" };
  const numbers: number[] = [];
  for (const nname of names) {
    const customer = {
      vname: "Ida",
      nname,
      ...address,
      delivery: nname === collector ? "pickup" : "shipping",
      payment: "advancepayment",
    };
    const data = { order: customer, items, total, key: `bestellung-${nname}-${Date.now()}` };
    const placed = await admin.post("/api/v0/shop/order/", { data });
    expect(placed.status(), await placed.text()).toBe(201);
    numbers.push(((await placed.json()) as { number: number }).number);
  }
  return numbers;
}

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
