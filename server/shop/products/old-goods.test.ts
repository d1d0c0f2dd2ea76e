import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { openEmptyDatabase } from "#testing/database.ts";

/** Earlier releases knew no kinds of products. The last of these releases had this many migrations. */
const BEFORE = 78;

const [juice, bread, ticket, damaged, shirt] = [newId(), newId(), newId(), newId(), newId()];
let close: () => Promise<void>;
let rowsOf: (query: string) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
  const { database, url } = await openEmptyDatabase();
  close = () => database.close();
  await migrateDatabase(database, url, BEFORE);
  const insert = (table: string, row: Record<string, unknown>) => {
    const values = Object.values(row);
    const places = values.map((_value, index) => `$${index + 1}`).join();
    return database.pool.query(`insert into ${table} (${Object.keys(row).join()}) values (${places})`, values);
  };
  const at = "2026-01-01T00:00:00.000Z";
  const plain = {
    title: "Ware",
    text: "",
    price: 100,
    deposit: 0,
    pack_deposit: "{}",
    tax: "standard",
    packs: "{}",
    min_age: 0,
    producer: "",
    children: "[]",
    position: 0,
    images: "[]",
    downloads: "[]",
    hidden: false,
    created: at,
    updated: at,
  };
  await insert("products", { ...plain, id: juice, size_millilitres: 1000, food: "{}", en: '{"title": "Juice"}' });
  await insert("products", { ...plain, id: bread, food: "{}" });
  await insert("products", { ...plain, id: ticket, withdrawal: '{"reason": "dated", "text": ""}' });
  await insert("products", { ...plain, id: damaged, food: "null", withdrawal: "null", en: "null" });
  await insert("products", { ...plain, id: shirt });
  await insert("settings", { section: "shop", value: '{"shop": {"guaranteeNotice": "f"}}', secrets: "{}", version: 1 });
  await insert("settings", { section: "texts", value: '{"title": "Hof"}', secrets: "{}", version: 1 });
  await insert("files", {
    id: "f",
    name: "a.jpg",
    ext: "jpg",
    mime: "image/jpeg",
    kind: "image",
    hash: "h",
    original_hash: "h",
    size_bytes: 1,
    original_size_bytes: 1,
    upload_date: at,
  });
  const removed = { kind: "product", version: 1, removed: at };
  const bottles = '{"variants": [{"sizeMillilitres": null}, {"sizeMillilitres": 750}], "en": {"title": "Juice"}}';
  await insert("demo_items", { ...removed, id: juice, row: bottles });
  await insert("demo_items", { ...removed, id: shirt, row: '{"variants": [{"sizeMillilitres": null}], "en": null}' });
  await insert("demo_items", { kind: "product", version: 1, id: bread });
  for (const [owner_kind, owner_id, part] of [
    ["settings", "site", '{"file": "f"}'],
    ["settings", "shop", '{"file": "f"}'],
    ["product", juice, '{"images": ["f"], "downloads": []}'],
  ])
    await insert("binned_places", { owner_kind, owner_id, version: 2, part });
  await migrateDatabase(database, url);
  rowsOf = async (query) => (await database.pool.query(query)).rows as Record<string, unknown>[];
});
afterAll(() => close());

it("products of a release before get their kind; English texts get one for the warnings", async () => {
  const rows = await rowsOf("select id, goods, safety, en from products");
  const byId = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
  expect(byId).toEqual({
    [juice]: { goods: "drink", safety: null, en: { title: "Juice", safety: { warnings: "" } } },
    [bread]: { goods: "food", safety: null, en: null },
    [ticket]: { goods: "ticket", safety: null, en: null },
    [damaged]: { goods: "other", safety: null, en: null },
    [shirt]: { goods: "other", safety: null, en: null },
  });
});

it("removed products of the demo do as well, because they can come back", async () => {
  const rows = await rowsOf("select id, row->'goods' as goods, row->'en' as en from demo_items");
  expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
    [juice]: { goods: "drink", en: { title: "Juice", safety: { warnings: "" } } },
    [shirt]: { goods: "other", en: null },
    [bread]: { goods: null, en: null },
  });
});

it("the guarantee notice becomes the German one, also where the bin keeps it", async () => {
  expect(await rowsOf("select section, value from settings order by section")).toEqual([
    { section: "shop", value: { shop: { guaranteeNotice: { de: "f", en: null } } } },
    { section: "texts", value: { title: "Hof" } },
  ]);
  expect(await rowsOf("select owner_kind, owner_id, part from binned_places order by owner_kind, owner_id")).toEqual([
    { owner_kind: "product", owner_id: juice, part: { images: ["f"], downloads: [] } },
    { owner_kind: "settings", owner_id: "shop", part: { files: { de: "f" } } },
    { owner_kind: "settings", owner_id: "site", part: { files: { logo: "f" } } },
  ]);
});
