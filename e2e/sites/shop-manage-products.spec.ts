import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../fixtures.ts";
import { center, productsOf, stock, test } from "./shop-manage.ts";

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
