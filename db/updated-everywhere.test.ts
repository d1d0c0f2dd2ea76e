// A site of the release before has no `updated` in most tables. The migration takes the best time that is known.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmptyDatabase } from "#testing/database.ts";
import { migrateDatabase } from "./migrate.ts";
import type { Database } from "./open.ts";

type Journal = { entries: { tag: string }[] };
const journal = JSON.parse(
  readFileSync(new URL("./migrations/meta/_journal.json", import.meta.url), "utf8"),
) as Journal;
const before = journal.entries.findIndex(({ tag }) => tag.endsWith("updated-everywhere"));

const day = (number: number): string => `2026-01-0${number}T00:00:00.000Z`;

let database: Database;
let url: string | undefined;
beforeAll(async () => {
  ({ database, url } = await openEmptyDatabase());
  await migrateDatabase(database, url, before);
  const insert = async (table: string, row: object): Promise<void> => {
    const columns = Object.keys(row).join(", ");
    const from = `jsonb_populate_record(null::${table}, $1::jsonb)`;
    await database.pool.query(`insert into ${table} (${columns}) select ${columns} from ${from}`, [
      JSON.stringify(row),
    ]);
  };
  const file = { name: "a", ext: "jpg", mime: "image/jpeg", kind: "image", hash: "a", size_bytes: 1 };
  await insert("files", { ...file, id: "1", original_hash: "a", original_size_bytes: 1, upload_date: day(1) });
  const sender = { first_name: "", last_name: "", message: "", email: "", language: "de" };
  await insert("messages", { ...sender, id: "1", created: day(1) });
  await insert("messages", { ...sender, id: "2", created: day(1), done: day(3) });
  await insert("users", { id: "1", name: "A", handle: "a", roles: ["admin"], created: day(1), last_login: day(5) });
  await insert("coupons", { id: "1", code: "A", code_key: "A", kind: "sum", value: 1, created: day(2) });
  const customer = { first_name: "", last_name: "", street: "", zip: "", city: "", country: "", phone: "", email: "" };
  const sums = { discount: 0, shipping: 0, deposit: 0, vat: [], total: 0, currency: "EUR", legal: [], age: false };
  const order = { ...customer, ...sums, comment: "", delivery: "pickup", payment: "invoice", language: "de" };
  const placed = { ...order, number: 1, key_hash: "a", content_hash: "a", created: day(1), paid_at: day(2) };
  await insert("orders", { ...placed, id: "1" });
  await insert("order_events", { id: "1", order_id: "1", kind: "refunded", at: day(4), user_name: "" });
  await migrateDatabase(database, url);
});
afterAll(() => database.close());

it.each([
  ["files", { "1": day(1) }],
  ["messages", { "1": day(1), "2": day(3) }],
  ["users", { "1": day(1) }],
  ["coupons", { "1": day(2) }],
  ["orders", { "1": day(4) }],
])("%s", async (table, expected) => {
  const { rows } = await database.pool.query<{ id: string; updated: Date }>(`select id, updated from ${table}`);
  expect(Object.fromEntries(rows.map(({ id, updated }) => [id, updated.toISOString()]))).toEqual(expected);
});
