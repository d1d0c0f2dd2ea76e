import { carriesTag } from "../../library/tags/carries-tag.ts";
import { changedSince, orderBySort } from "../../kernel/list-order.ts";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { isId } from "#contract/values/addresses.ts";
import { shopItemPath } from "#contract/values/pages.ts";
import type { ListProductsInput } from "#contract/shop/products.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { products, productTags, productVariants } from "#db/schema/products.ts";
import { tags } from "#db/schema/tags.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { addFileUses, removeOwnerUses, storeFileUses } from "../../library/files/uses-store.ts";
import { hasText } from "../../kernel/search/text.ts";
import { ensureTags } from "../../library/tags/store.ts";
import { removeFormerAddresses } from "./addresses.ts";
import { fieldsOf, type ProductRow } from "./fields.ts";
import { dropPrices, hasOwnPrices, lowestPrices, otherLowest, seenPrice, storePrices } from "./price-times.ts";
import { filesNamed } from "./rules.ts";

export type { ProductRow };

const { searchText: _searchText, titleOrder: _titleOrder, ...columns } = getTableColumns(products);

export type ProductScope = { hidden: boolean };

const seen = ({ hidden }: ProductScope): SQL | undefined => (hidden ? undefined : eq(products.hidden, false));

type BareRow = Omit<ProductRow, "tags" | "variants">;

async function complete(db: Queryable, rows: readonly BareRow[]): Promise<ProductRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const variants = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(asc(productVariants.position));
  const tagged = await db
    .select()
    .from(productTags)
    .where(inArray(productTags.productId, ids))
    .orderBy(asc(productTags.position));
  const variantsById = Map.groupBy(variants, ({ productId }) => productId);
  const tagsById = Map.groupBy(tagged, ({ productId }) => productId);
  return rows.map((row) => ({
    ...row,
    variants: variantsById.get(row.id) ?? [],
    tags: (tagsById.get(row.id) ?? []).map(({ path }) => path),
  }));
}

export async function findProduct(db: Queryable, id: string, scope: ProductScope): Promise<ProductRow | null> {
  const [row] = await findProducts(db, [id], scope);
  return row ?? null;
}

/** @param place a product's id, or its readable address without '/shop/' */
export async function findProductAt(db: Queryable, place: string, scope: ProductScope): Promise<ProductRow | null> {
  if (isId(place)) return findProduct(db, place.toLowerCase(), scope);
  const where = and(eq(products.address, shopItemPath(place)), seen(scope));
  const [row] = await complete(db, await db.select(columns).from(products).where(where));
  return row ?? null;
}

export async function findProducts(db: Queryable, ids: readonly string[], scope: ProductScope): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(products.id, [...ids]), seen(scope));
  const rows = await complete(db, await db.select(columns).from(products).where(where));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findProductIds(db: Queryable, ids: readonly string[], scope: ProductScope): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const where = and(inArray(products.id, [...ids]), seen(scope));
  const rows = await db.select({ id: products.id }).from(products).where(where);
  return new Set(rows.map(({ id }) => id));
}

export async function findProductsNamed(
  db: Queryable,
  { ids, titles }: { ids: readonly string[]; titles: readonly string[] },
): Promise<ProductRow[]> {
  const named = or(inArray(products.id, [...ids]), inArray(products.title, [...titles]));
  return complete(db, await db.select(columns).from(products).where(named).orderBy(asc(products.id)));
}

/** Locks products in the order of their ids, to prevent deadlocks. */
export async function lockProductsWhere(tx: Tx, condition: SQL | undefined): Promise<ProductRow[]> {
  return complete(tx, await tx.select(columns).from(products).where(condition).orderBy(asc(products.id)).for("update"));
}

export function lockProducts(tx: Tx, ids: readonly string[]): Promise<ProductRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : lockProductsWhere(tx, inArray(products.id, [...ids]));
}

const sortColumns = {
  order: products.position,
  title: products.titleOrder,
  price: products.price,
  created: products.created,
  updated: products.updated,
};

function matches(db: Queryable, { tags, hidden, since, q }: ListProductsInput, scope: ProductScope): SQL | undefined {
  return and(
    seen(scope),
    changedSince(products.updated, since),
    hidden === undefined ? undefined : eq(products.hidden, hidden),
    ...tags.map((tag) => carriesTag(db, { path: productTags.path, owner: productTags.productId }, products.id, tag)),
    q ? hasText(products.searchText, q) : undefined,
  );
}

export async function listProducts(
  db: Queryable,
  filter: ListProductsInput,
  scope: ProductScope,
): Promise<{ rows: ProductRow[]; total: number }> {
  const where = matches(db, filter, scope);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(...orderBySort(filter.sort, sortColumns, products.id))
      .limit(filter.limit)
      .offset(filter.skip),
    db.$count(products, where),
  ]);
  return { rows: await complete(db, rows), total };
}

export async function listProductsWhere(
  db: Queryable,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<ProductRow[]> {
  const rows = await db
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return complete(db, rows);
}

export async function listProductTags(db: Queryable, scope: ProductScope, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: productTags.path })
    .from(productTags)
    .innerJoin(products, and(eq(products.id, productTags.productId), seen(scope)))
    .orderBy(asc(productTags.path))
    .limit(most);
  return rows.map(({ path }) => path);
}

export async function listNamedTags(db: Queryable, scope: ProductScope, most: number) {
  const paths = await listProductTags(db, scope, most);
  if (paths.length === 0) return [];
  const rows = await db.select({ path: tags.path, en: tags.en }).from(tags).where(inArray(tags.path, paths));
  const english = new Map(rows.map(({ path, en }) => [path, en]));
  return paths.map((path) => ({ path, en: english.get(path) ?? "" }));
}

export async function nextPosition(db: Queryable): Promise<number> {
  const [row] = await db.select({ next: sql<number>`coalesce(max(${products.position}) + 1, 0)::int` }).from(products);
  return row?.next ?? 0;
}

const INSERTED = 500;

export async function insertProducts(tx: Tx, all: readonly ProductRow[]): Promise<void> {
  for (let start = 0; start < all.length; start += INSERTED) {
    const rows = all.slice(start, start + INSERTED);
    await tx.insert(products).values(rows.map(({ variants: _variants, tags: _tags, ...row }) => row));
    await storeParts(tx, rows);
    await storePrices(
      tx,
      rows.map((row) => ({ ...row, since: row.created })),
    );
    const uses = rows.flatMap((row) => filesNamed(fieldsOf(row)).map(({ id }) => ({ ownerId: row.id, fileId: id })));
    await addFileUses(tx, "product", uses);
  }
  const shown = all.map(shownOf).filter((row) => row !== null);
  await publicChange(tx, "products", [], shown);
}

export async function updateProduct(tx: Tx, before: ProductRow, after: ProductRow): Promise<ProductRow> {
  const lowest30 = await lowestAfter(tx, before, after);
  const { variants, tags, ...row } = { ...after, lowest30 };
  await tx.update(products).set(row).where(eq(products.id, row.id));
  if (!isDeepStrictEqual([before.variants, before.tags], [variants, tags])) {
    await tx.delete(productVariants).where(eq(productVariants.productId, row.id));
    await tx.delete(productTags).where(eq(productTags.productId, row.id));
    await storeParts(tx, [{ ...row, variants, tags }]);
  }
  await storeFileUses(
    tx,
    { kind: "product", id: row.id },
    filesNamed(fieldsOf({ ...row, variants, tags })).map(({ id }) => id),
  );
  await productChanged(tx, before, { ...row, variants, tags });
  return { ...row, variants, tags };
}

async function storeParts(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const variants = rows.flatMap((row) => row.variants);
  const tagged = rows.flatMap(({ id, tags }) => tags.map((path, position) => ({ productId: id, path, position })));
  for (let start = 0; start < variants.length; start += INSERTED)
    await tx.insert(productVariants).values(variants.slice(start, start + INSERTED));
  if (tagged.length === 0) return;
  await ensureTags(tx, [...new Set(tagged.map(({ path }) => path))]);
  for (let start = 0; start < tagged.length; start += INSERTED)
    await tx.insert(productTags).values(tagged.slice(start, start + INSERTED));
}

/** Records the price that guests see from now on. @returns the struck-through price; null if there is no reduction */
async function lowestAfter(tx: Tx, before: ProductRow, after: ProductRow): Promise<number | null> {
  const isSameSize = before.sizeMillilitres === after.sizeMillilitres;
  // Deletes the history, because the price of another size is no earlier price of this product.
  if (!isSameSize) await dropPrices(tx, [after.id]);
  const isSeenAlike = isSameSize && seenPrice(before) === seenPrice(after);
  if (!isSeenAlike) await storePrices(tx, [{ ...after, since: after.updated }]);
  if (hasOwnPrices(after)) return null;
  if (isSeenAlike && before.price === after.price && before.offerFrom === after.offerFrom) return after.lowest30;
  return (await lowestPrices(tx, [after], after.updated)).get(after.id) ?? null;
}

/**
 * Deletes the price history of all products and starts a new one, for example after a change of the currency. Removes
 * struck-through prices.
 */
export async function renewPrices(tx: Tx, at: Date): Promise<void> {
  await dropPrices(tx);
  const rows = await complete(tx, await tx.select(columns).from(products).orderBy(asc(products.id)).for("update"));
  for (let start = 0; start < rows.length; start += INSERTED)
    await storePrices(
      tx,
      rows.slice(start, start + INSERTED).map((row) => ({ ...row, since: at })),
    );
  const reduced = isNotNull(products.lowest30);
  await tx.update(products).set({ lowest30: null }).where(reduced);
  for (const row of rows) if (row.lowest30 !== null) await productChanged(tx, row, { ...row, lowest30: null });
}

/**
 * Recalculates struck-through prices. Call this when prices become visible again, because days without visible prices
 * do not count.
 */
export async function renewLowest(tx: Tx, at: Date): Promise<void> {
  const lowest = await otherLowest(tx, at);
  for (const before of await lockProducts(tx, [...lowest.keys()])) {
    const lowest30 = lowest.get(before.id) ?? null;
    await tx.update(products).set({ lowest30 }).where(eq(products.id, before.id));
    await productChanged(tx, before, { ...before, lowest30 });
  }
}

export function productChanged(tx: Tx, before: ProductRow | null, after: ProductRow | null): Promise<void> {
  return publicChange(tx, "products", before && shownOf(before), after && shownOf(after));
}

function shownOf(row: ProductRow): unknown {
  return row.hidden ? null : { ...fieldsOf(row), lowest30: row.lowest30, version: row.version };
}

/** Removes products, and the references to them from other products. @returns the removed products */
export async function removeProducts(tx: Tx, ids: readonly string[], at: Date): Promise<ProductRow[]> {
  const gone = new Set(ids);
  const names = [...gone].map((item) => sql`${products.children} @> ${JSON.stringify([{ item }])}::jsonb`);
  const rows = await lockProductsWhere(tx, sql`${inArray(products.id, [...ids])} or ${sql.join(names, sql` or `)}`);
  const [removed, parents] = [rows.filter(({ id }) => gone.has(id)), rows.filter(({ id }) => !gone.has(id))];
  for (const parent of parents) {
    const children = parent.children.filter(({ item }) => !gone.has(item));
    await updateProduct(tx, parent, { ...parent, children, updated: at, version: parent.version + 1 });
  }
  await tx.delete(products).where(inArray(products.id, [...ids]));
  await removeOwnerUses(tx, "product", ids);
  await removeFormerAddresses(tx, ids);
  for (const row of removed) await productChanged(tx, row, null);
  return removed;
}

export async function storePositions(
  tx: Tx,
  rows: readonly ProductRow[],
  places: ReadonlyMap<string, number>,
  at: Date,
) {
  for (const row of rows) {
    const position = places.get(row.id) ?? row.position;
    if (position === row.position) continue;
    const after = { ...row, position, updated: at, version: row.version + 1 };
    const { updated, version } = after;
    await tx.update(products).set({ position, updated, version }).where(eq(products.id, row.id));
    await productChanged(tx, row, after);
  }
}
