import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import {
  type CreateProductInput,
  emptyProduct,
  type Product,
  type ProductFields,
  type UpdateProductInput,
} from "#contract/shop/products.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, recordChanges, type Who } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { unknownFiles } from "../../content/entries/rules.ts";
import { findFileIds } from "../../library/files/store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { addressesOf, moveAddress } from "./addresses.ts";
import { fieldsOf, type OfTheRow, rowOf } from "./fields.ts";
import { presentProduct } from "./present.ts";
import { offerStart, refuseOtherDays } from "./price-times.ts";
import { changedFields, childProblems, filesNamed, validEnglish } from "./rules.ts";
import {
  findProductIds,
  insertProducts,
  lockProducts,
  nextPosition,
  type ProductRow,
  removeProducts,
  updateProduct,
} from "./store.ts";

type Context = CommandContext<"database" | "now">;

/** By default, adds the product at the end of the shop. @throws invalid (C200) in the cases of `insertNew` */
export function createProduct({ services, viewer }: Context, input: CreateProductInput): Promise<Product> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    return presentProduct(await insertRecorded(tx, input, { viewer, at }));
  });
}

/** Creates a product and writes the audit log. @throws invalid (C200) in the cases of `insertNew` */
export async function insertRecorded(tx: Tx, input: CreateProductInput, who: Who): Promise<ProductRow> {
  const row = await insertNew(tx, newId(), input, who.at);
  await recordChange(tx, who, { action: "create", noun: "product", label: row.title, after: auditedOf(row) });
  return row;
}

/**
 * Creates many products with few statements, and writes the audit log.
 * @param all validated products; the files and products that they reference must exist
 */
export async function insertAllRecorded(tx: Tx, all: readonly ProductFields[], who: Who): Promise<void> {
  const first = await nextPosition(tx);
  const ids = all.map(() => newId());
  const addresses = await addressesOf(
    tx,
    all.map((fields, index) => ({ ...fields, id: ids[index] ?? "" })),
  );
  const rows = all.map((fields, index) => {
    const placed = { ...fields, order: first + index, address: addresses[index] ?? null };
    return rowOf(sound(placed), newRow(ids[index] ?? "", fields, who.at));
  });
  await insertProducts(tx, rows);
  const changes = rows.map((row) => ({ label: row.title, after: auditedOf(row) }));
  await recordChanges(
    tx,
    who,
    changes.map((change) => ({ action: "create", noun: "product", ...change }) as const),
  );
}

/**
 * Does not write the audit log, because the seed calls this.
 * @throws invalid (C200) for unknown files and products, a taken address, or a forbidden last day of an offer
 */
export async function insertNew(tx: Tx, id: string, input: CreateProductInput, now: Date): Promise<ProductRow> {
  const order = input.order ?? (await nextPosition(tx));
  const fields = sound({ ...emptyProduct, ...withoutUndefined(input), order });
  refuseOtherDays(fields.offer, null, now);
  await refuseProblems(tx, id, fields);
  const [address = null] = await addressesOf(tx, [{ ...fields, id }]);
  const row = rowOf({ ...fields, address }, newRow(id, fields, now));
  await insertProducts(tx, [row]);
  return row;
}

function newRow(id: string, { offer }: ProductFields, at: Date): OfTheRow {
  return { id, created: at, updated: at, version: 1, lowest30: null, offerFrom: offerStart(offer, null, at) };
}

/**
 * If nothing changes, the version stays.
 * @throws notFound (C404), conflict (C409) with the stored product, invalid (C200)
 */
export function changeProduct(
  { services, viewer }: Context,
  { id, version, ...input }: UpdateProductInput,
): Promise<Product> {
  const now = services.now();
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockProducts(tx, [id]);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentProduct);
    const was = fieldsOf(before);
    return presentProduct(await storeFields(tx, before, changedFields(was, input), { viewer, at: now }));
  });
}

/** The caller must have locked the product. @throws invalid (C200) in the cases of `insertNew` */
export async function storeFields(tx: Tx, before: ProductRow, given: ProductFields, who: Who): Promise<ProductRow> {
  const fields = sound({ ...given, address: given.address ?? before.address });
  if (isDeepStrictEqual(fields, fieldsOf(before))) return before;
  refuseOtherDays(fields.offer, before, who.at);
  await refuseProblems(tx, before.id, fields);
  const { id, created, lowest30 } = before;
  const offerFrom = offerStart(fields.offer, before, who.at);
  const next = { id, created, updated: who.at, version: before.version + 1, lowest30, offerFrom };
  const isPlaced = fields.address !== null && fields.address === before.address;
  const [address = null] = isPlaced ? [before.address] : await addressesOf(tx, [{ ...fields, id }]);
  await moveAddress(tx, before, address, who.at);
  const after = await updateProduct(tx, before, rowOf({ ...fields, address }, next));
  const change = { label: after.title, before: auditedOf(before), after: auditedOf(after) };
  await recordChange(tx, who, { ...change, action: "update", noun: "product" });
  return after;
}

/** Removes all these products or none. Orders keep their copies. @throws notFound (C404) for an unknown id */
export function deleteProducts({ services, viewer }: Context, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const rows = await lockProducts(tx, wanted);
    const removed = wanted.length === 0 ? [] : await removeProducts(tx, wanted, services.now());
    if (removed.length < wanted.length) throw new AppError("notFound");
    const changes = rows.map(({ title }) => ({ action: "remove", noun: "product", label: title }) as const);
    await recordChanges(tx, { viewer, at: services.now() }, changes);
    return removed.length;
  });
}

/** Makes a hidden copy at the end of the shop. @throws notFound (C404) */
export function duplicateProduct({ services, viewer }: Context, { id, title }: { id: string; title: string }) {
  return services.database.db.transaction(async (tx): Promise<Product> => {
    const [row] = await lockProducts(tx, [id]);
    if (!row) throw new AppError("notFound");
    const { order: _order, ...fields } = fieldsOf(row);
    const copy = { ...fields, title, address: null, hidden: true, offer: null };
    return presentProduct(await insertRecorded(tx, copy, { viewer, at: services.now() }));
  });
}

function auditedOf(row: ProductRow) {
  const { title, address, text, price, size, deposit, tax, stock, hidden, tags, packs, variants, offer } =
    fieldsOf(row);
  const sold = { litres: size, deposit, taxClass: tax, pieces: stock, hidden, tags, cartons: packs };
  const kinds = variants.map(({ value, price: own, stock: left }) => ({ path: value, price: own, pieces: left }));
  return { title, address, text, price, offer: offer?.until ?? null, ...sold, variants: kinds };
}

export function sound(fields: ProductFields): ProductFields {
  return { ...fields, en: validEnglish(fields) };
}

/** @throws invalid (C200) */
async function refuseProblems(tx: Tx, id: string, fields: ProductFields): Promise<void> {
  const named = filesNamed(fields);
  const ids = named.map((file) => file.id);
  const files = unknownFiles(named, await findFileIds(tx, ids));
  const others = fields.children.map(({ item }) => item);
  const known = await findProductIds(tx, others, { hidden: true });
  const problems = { ...files, ...childProblems(id, fields.children, known) };
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
}

function withoutUndefined<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;
}
