import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import type { Database } from "#db/open.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { demoItems } from "#db/schema/demo.ts";
import { orderEvents } from "#db/schema/orders.ts";
import { refunds } from "#db/schema/payments.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { getSettings } from "../kernel/settings/store.ts";
import { documentsOf } from "./documents/store.ts";
import { presentOrder } from "./orders/present.ts";
import { findOrder } from "./orders/store.ts";
import { fieldsOf } from "./products/fields.ts";
import { lockProducts } from "./products/store.ts";

const BEFORE = 61;

const at = "2026-11-20T12:00:00.000Z";
const account = { holder: "Mosthof", iban: "DE02120300000000202051", bic: "", bank: "DKB" };
const lines = [{ position: 0, amount: 1, sechs: 2, zwoelf: 3, deposit: 0 }];
const printed = { title: "Saft", amount: 1, sechs: 2, zwoelf: 3, pricePiece: 350, priceSechs: 1980, priceZwoelf: null };
const content = {
  day: "2026-11-20",
  payed: "2026-11-19",
  lines: [printed],
  corrects: { number: "RE-1", back: { lines: [printed], shipping: 0 } },
};
const cartons = { sechs: 1980, zwoelf: null };
const product = {
  id: "removed",
  packs: cartons,
  packDeposit: { sechs: 150, zwoelf: 0 },
  variants: [{ value: "1 Liter", packs: cartons }],
  tags: ["sechs"],
};
const audited = [
  ["config", { field: "shop.bankverbindung.iban", before: null, after: account.iban }],
  ["config", { field: "meta.sites./bankverbindung.title", before: null, after: "shop.bankverbindung" }],
  ["product", { field: "cartons.sechs", before: "1", after: "2" }],
  ["product", { field: "cartons.zwoelf", before: "1", after: "2" }],
  ["product", { field: "variants.sechs.price", before: null, after: "cartons.sechs" }],
] as const;
const kinds = ["created", "payed", "payedPart", "payedOther", "payedOnline", "shipped"];

let database: Database;
beforeAll(async () => {
  const opened = await openEmptyDatabase();
  database = opened.database;
  await migrateDatabase(database, opened.url, BEFORE);
  await insertOldRows();
  await migrateDatabase(database, opened.url);
});
afterAll(() => database.close());

const run = (text: string, values: unknown[] = []) =>
  database.pool.query(
    text,
    values.map((value) => (typeof value === "object" ? JSON.stringify(value) : value)),
  );

async function insertOldRows(): Promise<void> {
  await run(
    `insert into orders (id, number, key_hash, content_hash, created, language, first_name, last_name, street, zip, city,
      country, phone, comment, email, delivery, payment, age, discount, shipping, deposit, vat, total, currency, legal, payed)
    values ('o', 1001, 'k', 'c', $1, 'de', 'Erika', 'Muster', 'Am Hang 1', '12345', 'Sonnenau', 'DE', '', '', 'e@example.org',
      'shipping', 'invoice', true, 0, 0, 0, '[]', 1000, 'EUR', '[]', $1)`,
    [at],
  );
  await run(
    `insert into order_items (order_id, position, product_id, title, amount, sechs, zwoelf, price_piece, price_sechs,
      price_zwoelf, deposit, tax, percent, total, min_age)
    values ('o', 0, 'p', 'Saft', 1, 2, 3, 350, 1980, null, 0, 'standard', 19, 1000, 0)`,
  );
  for (const kind of kinds)
    await run("insert into order_events (id, order_id, kind, at, user_name) values ($1, 'o', $1, $2, '')", [kind, at]);
  await run(
    "insert into refunds (id, order_id, cents, parts, state, created, user_name) values ('r', 'o', 1, $1, 'done', $2, '')",
    [{ lines, shipping: 0, vat: [], isRestocked: false, reason: "" }, at],
  );
  await run(
    `insert into documents (id, kind, serial, number, order_id, created, email, content, keep_until)
    values ('d', 'correction', 1001, 'RK-1001', 'o', $1, 'e@example.org', $2, '2036-12-31')`,
    [at, content],
  );
  await run(
    `insert into products (id, title, text, price, deposit, pack_deposit, tax, packs, min_age, producer, children, position,
      images, downloads, hidden, created, updated)
    values ('p', 'Saft', '', 350, 0, $1, 'standard', $2, 0, '', '[]', 1, '[]', '[]', false, $3, $3)`,
    [product.packDeposit, cartons, at],
  );
  await run(
    `insert into product_variants (product_id, value, key, packs, position)
    values ('p', '1 Liter', 'Größe', $1, 0), ('p', '2 Liter', 'Größe', null, 1)`,
    [cartons],
  );
  await run("insert into settings (section, value, secrets, version) values ('shop', $1, '{}', 3)", [
    { shop: { pickup: true, bankverbindung: account } },
  ]);
  await run(
    `insert into demo_items (kind, id, version, written, row) values
      ('settings', 'shop', 0, $1, $2), ('settings', 'texts', 0, $3, null), ('product', 'removed', 1, null, $4)`,
    [
      { shop: { pickup: true, bankverbindung: account } },
      { shop: { bankverbindung: { iban: account.iban } } },
      { title: "Hof" },
      product,
    ],
  );
  for (const [index, [noun, field]] of audited.entries())
    await run(
      "insert into audit_log (id, at, user_name, action, noun, label, fields) values ($1, $2, '', 'update', $3, '', $4)",
      [`a${index}`, at, noun, [field, { field: "price", before: "1", after: "2" }]],
    );
}

it("an order has its payment, its customer and its cartons", async () => {
  const row = await findOrder(database.db, "o");
  expect(row && presentOrder(row)).toMatchObject({
    paidAt: at,
    order: {
      firstName: "Erika",
      lastName: "Muster",
      street: "Am Hang 1",
      zip: "12345",
      items: [
        {
          item: { id: "p", title: "Saft" },
          packOfSix: 2,
          packOfTwelve: 3,
          prices: { piece: 350, packOfSix: 1980, packOfTwelve: null },
        },
      ],
    },
  });
});

it("events have the kinds of this release", async () => {
  const rows = await database.db.select().from(orderEvents);
  const current = ["created", "paid", "paidPart", "paidOther", "paidOnline", "shipped"];
  expect(rows.map(({ kind }) => kind).sort()).toEqual(current.sort());
});

it("a refund has its lines", async () => {
  const [refund] = await database.db.select().from(refunds);
  expect(refund?.parts?.lines).toEqual([{ position: 0, amount: 1, packOfSix: 2, packOfTwelve: 3, deposit: 0 }]);
});

it("a document stays as it was stored, and is read under the current names", async () => {
  const { rows } = await run("select content from documents");
  expect(rows).toEqual([{ content }]);
  const line = { packOfSix: 2, packOfTwelve: 3, pricePackOfSix: 1980, pricePackOfTwelve: null };
  const [document] = await documentsOf(database.db, "o");
  expect(document?.content).toMatchObject({
    paidAt: "2026-11-19",
    lines: [line],
    corrects: { number: "RE-1", back: { lines: [line] } },
  });
  expect(JSON.stringify(document?.content)).not.toMatch(/sechs|zwoelf|payed/iu);
});

it("a product and its variants have their cartons", async () => {
  const [row] = await database.db.transaction((tx) => lockProducts(tx, ["p"]));
  expect(row && fieldsOf(row)).toMatchObject({
    packs: { packOfSix: 1980, packOfTwelve: null },
    packDeposit: { packOfSix: 150, packOfTwelve: 0 },
    variants: [{ packs: { packOfSix: 1980, packOfTwelve: null } }, { packs: null }],
  });
});

it("the settings have the bank account", async () => {
  const { settings } = await getSettings(database.db);
  expect(settings.shop).toMatchObject({ pickup: true, bankAccount: account });
});

it("items of the demo can be restored", async () => {
  const [removed] = await database.db.select().from(demoItems).where(eq(demoItems.kind, "product"));
  expect(removed?.row).toEqual({
    id: "removed",
    packs: { packOfSix: 1980, packOfTwelve: null },
    packDeposit: { packOfSix: 150, packOfTwelve: 0 },
    variants: [{ value: "1 Liter", packs: { packOfSix: 1980, packOfTwelve: null } }],
    tags: ["sechs"],
    // A later migration has given it a kind.
    goods: "other",
  });
  const rows = await database.db.select().from(demoItems).where(eq(demoItems.kind, "settings")).orderBy(demoItems.id);
  expect(rows.map(({ written, row }) => [written, row])).toEqual([
    [{ shop: { pickup: true, bankAccount: account } }, { shop: { bankAccount: { iban: account.iban } } }],
    [{ title: "Hof" }, null],
  ]);
});

it("the audit log names fields as this release does, and keeps their values and the names that people chose", async () => {
  const rows = await database.db.select().from(auditLog).orderBy(auditLog.id);
  const renamed = [
    "shop.bankAccount.iban",
    "meta.sites./bankverbindung.title",
    "cartons.packOfSix",
    "cartons.packOfTwelve",
    "variants.sechs.price",
  ];
  expect(rows.map(({ fields }) => fields)).toEqual(
    audited.map(([, field], index) => [
      { ...field, field: renamed[index] },
      { field: "price", before: "1", after: "2" },
    ]),
  );
});
