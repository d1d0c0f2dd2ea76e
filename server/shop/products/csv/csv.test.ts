import { eq, sql } from "drizzle-orm";
import { goodsKinds } from "#contract/shop/goods.ts";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { emptyProduct, type ProductFields, productFields } from "#contract/shop/products.ts";
import { textOfBytes } from "#contract/values/text-of-bytes.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files as filesTable } from "#db/schema/files.ts";
import { csvLine } from "../../../kernel/csv.ts";
import { products } from "#db/schema/products.ts";
import { countStatements } from "#testing/count-statements.ts";
import { insertFile } from "#testing/library.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { allColumns } from "./columns.ts";
import { cellsOfProduct, cellsOfVariant } from "./export-products.ts";
import { planImport } from "./plan.ts";
import { changesOf, presentPlan } from "./present-plan.ts";
import { readTable } from "./read-table.ts";

const nasty = fc.constantFrom(
  "=1+1",
  "'=1",
  "''-2",
  "a;b,c\td",
  'sagt "ja"',
  "zwei\nZeilen",
  "Łódź 🍎",
  "+49",
  "@home",
  "",
);
const cents = fc.integer({ min: 0, max: 10_000_000 });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const litres = fc.integer({ min: 1, max: 999_999 }).map((millilitres) => millilitres / 1000);
const gram = fc.integer({ min: 0, max: 99_999 }).map((tenths) => tenths / 10);
const pieces = fc.integer({ min: 0, max: 1_000_000 });
const packs = fc.record({ packOfSix: orNone(cents), packOfTwelve: orNone(cents) });
const oneLine = nasty.map((text) => text.replaceAll(/[\n\t]/gu, " "));
const nutrition = fc.record({
  kJ: gram,
  kcal: gram,
  fat: gram,
  saturates: gram,
  carbohydrate: gram,
  sugars: gram,
  protein: gram,
  salt: gram,
});
const variants = fc.uniqueArray(
  fc.record({
    key: oneLine,
    value: fc.stringMatching(/^[a-z]{1,8}$/u),
    price: orNone(cents),
    size: orNone(litres),
    deposit: orNone(cents),
    packs: orNone(packs),
    stock: orNone(pieces),
  }),
  { selector: ({ value }) => value, maxLength: 3 },
);
const product: fc.Arbitrary<ProductFields> = fc
  .record({
    title: fc.stringMatching(/^[=A-Z'][a-z]{1,20}$/u),
    text: nasty,
    price: cents,
    size: orNone(litres),
    deposit: cents,
    packDeposit: fc.record({ packOfSix: cents, packOfTwelve: cents }),
    tax: fc.constantFrom("standard" as const, "reduced" as const, "zero" as const),
    packs,
    variants,
    stock: orNone(pieces),
    minAge: fc.constantFrom(0 as const, 16 as const, 18 as const),
    food: orNone(
      fc.record({
        ingredients: nasty,
        allergens: nasty,
        alcohol: orNone(gram.map((g) => g / 100).map((g) => Math.round(g * 100) / 1000)),
        nutrition: orNone(nutrition),
        storage: nasty,
      }),
    ),
    producer: oneLine,
    durability: orNone(fc.record({ years: fc.integer({ min: 1, max: 100 }), text: nasty })),
    withdrawal: orNone(
      fc.record({ reason: fc.constantFrom("sealed" as const, "perishable" as const, "dated" as const), text: nasty }),
    ),
    goods: fc.constantFrom(...goodsKinds),
    safety: orNone(
      fc.record({
        maker: fc.record({ name: oneLine, address: nasty, email: fc.constantFrom("", "post@example.org") }),
        responsible: nasty,
        warnings: nasty,
        identifier: oneLine,
      }),
    ).map((safety) => (safety && JSON.stringify(safety).length > 90 ? safety : null)),
    deliveryDays: orNone(fc.constantFrom({ from: 1, to: 3 }, { from: 0, to: 365 })),
    tags: fc.uniqueArray(fc.constantFrom("Saft", "Cidre|trocken", "Essig; Öl, mild", "=Rot"), { maxLength: 3 }),
    hidden: fc.boolean(),
    en: orNone(
      fc.record({
        title: oneLine,
        text: nasty,
        producer: oneLine,
        variants: fc.array(fc.record({ key: oneLine, value: oneLine }), { maxLength: 3 }),
      }),
    ),
  })
  .map((fields) => productFields.parse({ ...emptyProduct, order: 0, ...fields }));

const id = "0198c0de-0000-7000-8000-000000000001";

function tableOf(fields: ProductFields, language: "de" | "en", keys: { id: string; version: string }): string {
  const lineOf = (cells: [string, string][]): string => {
    const named = new Map([...Object.entries({ ...keys, title: fields.title }), ...cells]);
    return csvLine(
      allColumns.map((name) => named.get(name) ?? ""),
      language,
    );
  };
  const ofVariants = fields.variants.map((variant, index) =>
    lineOf([["variant", variant.value], ...cellsOfVariant(fields, variant, index, language)]),
  );
  return [csvLine(allColumns, language), lineOf(cellsOfProduct(fields, language)), ...ofVariants].join("");
}

test.each(["de", "en"] as const)("what was exported in %s and comes back changes nothing", (language) => {
  fc.assert(
    fc.property(product, (fields) => {
      const { lines } = readTable(tableOf(fields, language, { id, version: "7" }));
      const { products, refused } = planImport(lines, [{ id, version: 7, fields }]);
      expect(refused).toEqual([]);
      expect(changesOf(fields, products[0]?.fields ?? fields, "de")).toEqual([]);
      expect(products[0]?.fields?.food).toEqual(fields.food);
    }),
    { numRuns: 100 },
  );
});

test("an exported product is the same one on another site", () => {
  fc.assert(
    fc.property(product, (fields) => {
      const { lines } = readTable(tableOf(fields, "de", { id: "", version: "" }));
      const { products, refused } = planImport(lines, []);
      expect(refused).toEqual([]);
      const made = products[0]?.fields as ProductFields;
      expect(cellsOfProduct(made, "de")).toEqual(cellsOfProduct(fields, "de"));
      expect(made.variants.map((variant) => variant.value)).toEqual(fields.variants.map((variant) => variant.value));
    }),
    { numRuns: 100 },
  );
});

describe("a table as programs save it", () => {
  const titles = (text: string): (string | undefined)[] => readTable(text).lines.map(({ cells }) => cells.get("title"));

  it.each([
    ["Excel in German", "\uFEFFTitel;Preis\r\nMost;7,90 €\r\n"],
    ["Excel that names its separator", "sep=;\r\nTitel;Preis\r\nMost;7,90\r\n"],
    ["Excel as Unicode text", "Titel\tPreis\r\nMost\t7,90\r\n"],
    ["LibreOffice", 'Titel,Preis\nMost,"7,90"\n'],
    ["Numbers", 'Titel;Preis\n"Most";"7,90"'],
    ["a Mac of old", "Titel;Preis\rMost;7,90\r"],
    ["Excel with a sign of its own", "\uFEFFsep=|\nTitel|Preis\nMost|7,90\n"],
  ])("is read: %s", (_program, text) => {
    expect(titles(text)).toEqual(["Most"]);
    const { products, refused } = planImport(readTable(text).lines, []);
    expect([products[0]?.fields?.price, refused]).toEqual([790, []]);
  });

  it("counts the lines as the program shows them", () => {
    expect(readTable("sep=;\nTitel\nMost").lines.map(({ line }) => line)).toEqual([3]);
    expect(readTable('Titel,"Lage; Sorte; Jahr; Hof"\nMost,x').unknownColumns).toEqual(["Lage; Sorte; Jahr; Hof"]);
  });

  it.each([
    ["Titel;Preis;price\nMost;7,90;8,90", "price"],
    ["Titel;Preis; PREIS \nMost;7,90;8,90", "PREIS"],
  ])("with a column twice is refused: %j", (text, column) => {
    expect(() => readTable(text)).toThrow(
      expect.objectContaining({
        details: { fields: { text: { key: "csvColumnTwice", values: { column } } } },
      }) as Error,
    );
  });

  it.each([
    ['Titel;Preis\nMost;7,90\n3" Rohr;8,90', { key: "csvQuoteInLine", values: { line: 3 } }],
    ['sep=;\nTitel;Preis\n"Most" süß;7,90', { key: "csvQuoteInLine", values: { line: 3 } }],
    ['Titel;Preis\n"Most;7,90\nSaft;8,90', { key: "csvQuoteOpen", values: { line: 2 } }],
    ['sep=;\nTitel;Preis\n"Most\nsüß";7,90\n"Saft;8,90', { key: "csvQuoteOpen", values: { line: 5 } }],
    ["Titel,Preis\r\nMost,7\r\nSaft,8,50\r\n", { key: "csvSurplusCells", values: { line: 3 } }],
  ])("with a sign out of place names its line: %j", (text, problem) => {
    expect(() => readTable(text)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ fields: { text: problem } }) as object }) as Error,
    );
  });

  it.each([
    ["WAHR", true],
    ["true", true],
    ["x", true],
    ["FALSCH", false],
    ["0", false],
  ])("says by %s whether a product is hidden", (cell, hidden) => {
    const { products } = planImport(readTable(`Titel;Preis;Verborgen\nMost;7,90;${cell}`).lines, []);
    expect(products[0]?.fields?.hidden).toBe(hidden);
  });

  it.each([
    ["utf-16le", Buffer.from("\uFEFFMühle\t1", "utf16le")],
    ["utf-16be", Buffer.from("\uFEFFMühle\t1", "utf16le").swap16()],
    ["utf-8", Buffer.from("Mühle\t1")],
    ["the alphabet of Windows", Buffer.from("Mühle\t1", "latin1")],
  ])("is text in %s", (_charset, bytes) => {
    expect(textOfBytes(bytes).replace("\uFEFF", "")).toBe("Mühle\t1");
  });

  it("says limits of prices in euros", () => {
    const { refused } = planImport(readTable("Titel;Preis\nMost;100.001,00").lines, []);
    const preview = presentPlan({ products: [], refused }, [], "de");
    expect(preview.refused.map(({ reason }) => reason)).toEqual([expect.stringMatching(/100\.000,00\s€/u)]);
  });
});

describe("over HTTP", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.services.database.pool.query("truncate products, audit_log cascade");
  });
  const db = () => site.services.database.db;

  const imports = (as: "admin" | "guest" = "admin") => site.trpc(as).products;
  const preview = (text: string) => imports().previewImport.mutate({ text });
  const take = (text: string, seen: string) => imports().import.mutate({ text, seen });
  const all = async () => (await imports().list.query({})).items;

  it("exports with a BOM, semicolons and decimal commas, and nothing that a spreadsheet would calculate", async () => {
    const { id: own } = await storeProduct(db(), {
      title: "=HYPERLINK(1)",
      price: 790,
      size: 0.75,
      variants: [{ key: "Größe", value: "0,33 l", price: 300 }],
    });
    await storeProduct(db(), { title: "Verborgen", hidden: true, tags: ["Saft", "Saft|trüb"] });
    const answer = await fetch(`${site.url}/api/v0/export/products.csv`, {
      headers: { cookie: (await site.cookieOf("admin")) ?? "" },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(answer.headers.get("content-disposition")).toContain("produkte.csv");
    const [head, first, second, third] = new TextDecoder().decode(bytes).split("\r\n");
    expect(head).toMatch(/^"ID";"Version";"Titel";"Variante";"Worin sie sich unterscheidet";"Preis";"Liter";/u);
    expect(first).toContain(`"${own}";"1";"'=HYPERLINK(1)";"";"";"7,90";"0,75";"0,15"`);
    expect(second).toContain(`"${own}";"1";"'=HYPERLINK(1)";"0,33 l";"Größe";"3,00";"";""`);
    expect(third).toContain('"Verborgen"');
    expect((await site.request("GET", "/api/v0/export/products.csv")).status).toBe(401);
  });

  it("shows what is new, what changes from what to what, and what is refused; writes nothing of it", async () => {
    const juice = await storeProduct(db(), {
      title: "Apfelsaft",
      price: 350,
      stock: 3,
      variants: [{ key: "", value: "klein" }],
    });
    const twins = [await storeProduct(db(), { title: "Zwilling" }), await storeProduct(db(), { title: "Zwilling" })];
    const text = [
      "Titel;Variante;Preis;Bestand;Steuersatz;Farbe;ID;Version",
      `Apfelsaft;;3,90;12;;;${juice.id};1`,
      "Apfelsaft;klein;1.234,50;;;;;",
      "Apfelsaft;groß;5;;;;;",
      "Quittensaft;;4,20;;ermäßigt;rot;;",
      "Quittensaft;halb;2,10;;;;;",
      ";;1;;;;;",
      "Zwilling;;9;;;;;",
      "Essig;;viel;;halb;;;",
      "Most;;1;;;;0198c0de-0000-7000-8000-00000000dead;",
      "Fremd;klein;1;;;;;",
      `Zwilling;;9;;;;${twins[0]?.id};7`,
      "Quittensaft;;5;;;;;",
    ].join("\r\n");
    const shown = await preview(text);
    expect(shown.unknownColumns).toEqual(["Farbe"]);
    expect(shown.created).toEqual([]);
    expect(shown.changed).toEqual([
      {
        line: 2,
        id: juice.id,
        title: "Apfelsaft",
        changes: [
          { column: "Preis", variant: null, from: "3,50", to: "3,90" },
          { column: "Bestand", variant: null, from: "3", to: "12" },
          { column: "Preis", variant: "klein", from: "", to: "1234,50" },
          { column: "Variante", variant: "groß", from: "", to: "groß" },
          { column: "Preis", variant: "groß", from: "", to: "5,00" },
        ],
      },
    ]);
    expect(shown.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [7, "Titel: Der Titel fehlt."],
      [8, "Titel: Diesen Titel haben mehrere Produkte. Nur die ID sagt, welches gemeint ist."],
      [9, "Preis: „viel“ ist kein Preis. Richtig ist zum Beispiel 7,90."],
      [9, "Steuersatz: „halb“ gibt es hier nicht. Möglich sind: Regelsatz, ermäßigt, ohne."],
      [10, "Ein Produkt mit dieser ID gibt es nicht."],
      [11, "Titel: Zu dieser Variante gibt es kein Produkt."],
      [12, "Das Produkt wurde geändert, seit die Datei entstand. Bitte neu exportieren."],
      [13, "Dasselbe steht schon in Zeile 5."],
    ]);
    expect((await all()).map(({ title, version }) => [title, version])).toEqual([
      ["Apfelsaft", 1],
      ["Zwilling", 1],
      ["Zwilling", 1],
    ]);
  });

  it("writes all that was shown, in one transaction, told to the audit log", async () => {
    await storeProduct(db(), { title: "Apfelsaft", price: 350, food: { ingredients: "Äpfel", allergens: "" } });
    const text = "Titel,Variante,Preis,Zutaten\nApfelsaft,,3.90,\nCidre,,6.90,Most\nCidre,0.33 l,2.90,\nFalsch,,x,\n";
    const { seen, created, changed, refused } = await preview(text);
    expect([created.length, changed.length, refused.length]).toEqual([1, 1, 1]);
    expect(await take(text, seen)).toEqual({ created: 1, changed: 1 });
    expect(await all()).toMatchObject([
      { title: "Apfelsaft", price: 390, food: null, version: 2, hidden: false },
      {
        title: "Cidre",
        price: 690,
        hidden: true,
        food: { ingredients: "Most" },
        variants: [{ value: "0.33 l", price: 290 }],
      },
    ]);
    const logged = await db().select({ action: auditLog.action, label: auditLog.label }).from(auditLog);
    expect(logged).toEqual([
      { action: "update", label: "Apfelsaft" },
      { action: "create", label: "Cidre" },
    ]);
    expect(await preview(text)).toMatchObject({ created: [], changed: [], unchanged: 2 });
  });

  it("needs as many statements for two new products as for two hundred", async () => {
    const statements = countStatements(site.services.database.pool);
    const statementsFor = async (count: number): Promise<number> => {
      const rows = Array.from(
        { length: count },
        (_, n) => `Neu ${count}.${n};;1;nein;Saft\nNeu ${count}.${n};klein;;;`,
      );
      const text = ["Titel;Variante;Preis;Verborgen;Schlagwörter", ...rows].join("\n");
      const { seen } = await preview(text);
      const before = statements();
      expect(await take(text, seen)).toEqual({ created: count, changed: 0 });
      return statements() - before;
    };
    await statementsFor(3);
    const few = await statementsFor(2);
    expect(await statementsFor(200)).toBe(few);
    expect(await db().$count(products)).toBe(205);
    const [{ first, last } = { first: 0, last: 0 }] = (
      await db().execute<{ first: number; last: number }>(
        sql`select min(position)::int as first, max(position)::int as last from products`,
      )
    ).rows;
    expect([first, last]).toEqual([0, 204]);
  });

  it("takes pictures, downloads, related and bundled products, by ids or names, and gives them out again", async () => {
    const files = [await insertFile(site.services.database), await insertFile(site.services.database)];
    await db()
      .update(filesTable)
      .set({ name: "Glas.jpg" })
      .where(eq(filesTable.id, files[0] ?? ""));
    await db()
      .update(filesTable)
      .set({ name: "Blatt.pdf" })
      .where(eq(filesTable.id, files[1] ?? ""));
    const juice = await storeProduct(db(), { title: "Apfelsaft" });
    const box = await storeProduct(db(), { title: "Kiste" });
    const head = "Titel;Preis;Bilder;Dateien zum Herunterladen;Passt dazu;Enthält";
    const text = `${head}\nKorb;9;"Glas.jpg\n${files[1]}";Blatt.pdf;${box.id};Apfelsaft\nKiste;5;;;;Kiste\nFalsch;1;Nirgends.jpg;;Niemand;\n`;
    const { seen, refused } = await preview(text);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "Enthält: Ein Produkt kann nicht zu sich selbst gehören."],
      [4, "Bilder: Diese Datei gibt es nicht (mehr)."],
      [4, "Passt dazu: Dieses Produkt gibt es nicht (mehr)."],
    ]);
    expect(await take(text, seen)).toEqual({ created: 1, changed: 0 });
    const korb = (await all()).find(({ title }) => title === "Korb");
    expect(korb).toMatchObject({
      media: { images: files },
      downloads: [files[1]],
      children: [
        { item: box.id, kind: "related" },
        { item: juice.id, kind: "bundled" },
      ],
    });
    expect(await db().$count(fileUses, eq(fileUses.ownerId, korb?.id ?? ""))).toBe(2);
    const answer = await fetch(`${site.url}/api/v0/export/products.csv`, {
      headers: { cookie: (await site.cookieOf("admin")) ?? "" },
    });
    expect(await preview(await answer.text())).toMatchObject({ created: [], changed: [], unchanged: 3, refused: [] });
    const emptied = await preview("Titel;Bilder;Enthält\nKorb;;\n");
    expect(emptied.changed[0]?.changes.map(({ column, to }) => [column, to])).toEqual([
      ["Bilder", ""],
      ["Enthält", ""],
    ]);
  });

  it("writes nothing if a product was changed after it was shown", async () => {
    const { id: own } = await storeProduct(db(), { title: "Apfelsaft", price: 350 });
    const text = "Titel;Preis\nApfelsaft;3,90\nNeu;1\n";
    const { seen } = await preview(text);
    await site.request("PUT", `/api/v0/shop/product/${own}`, { as: "admin", body: { stock: 5 } });
    const refused = await refusal(take(text, seen));
    const now = await preview(text);
    expect(refused).toMatchObject({ status: 409, code: "C409", current: now });
    expect(now.changed).toHaveLength(1);
    expect((await all()).map(({ price }) => price)).toEqual([350]);
    await take(text, now.seen);
  });

  it("obeys the rules of the editor", async () => {
    const text = `Titel;Preis;Beschreibung;Mindestalter;Energie in kJ\n${"x".repeat(161)};1;;;\nCidre;1;;17;\nSaft;1;;;200\nGut;99999999;;;\n`;
    expect((await preview(text)).refused.map(({ line, reason }) => [line, reason.split(":", 1)[0]])).toEqual([
      [2, "Titel"],
      [3, "Mindestalter"],
      ...Array.from({ length: 7 }, () => [4, expect.any(String)]),
      [5, "Preis"],
    ]);
  });

  it.each([
    ["Das ist ein Brief.", "Titel"],
    ["", "Titel"],
    ['Titel;Preis\n"offen;1\n', "Zeile 2"],
    [`Titel\n${"Saft\n".repeat(2_001)}`, "2.000"],
  ])("says why %.20j is no table", async (text, word) => {
    const { status, code, fields } = await refusal(preview(text));
    expect([status, code]).toEqual([400, "C200"]);
    expect(fields?.["text"]).toContain(word);
  });

  it("is for editors alone", async () => {
    const guests = imports("guest");
    expect((await refusal(guests.previewImport.mutate({ text: "Titel\n" }))).status).toBe(401);
    expect((await refusal(guests.import.mutate({ text: "Titel\n", seen: "" }))).status).toBe(401);
  });
});
