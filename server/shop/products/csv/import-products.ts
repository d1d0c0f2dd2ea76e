import { AppError } from "#contract/schemas/errors.ts";
import type { ImportProductsInput, ProductsImported, ProductsPreview } from "#contract/shop/product-csv.ts";
import type { ProductFields } from "#contract/shop/products.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { AskingContext } from "../../../kernel/context.ts";
import { fieldsOf } from "../fields.ts";
import { insertAllRecorded, sound, storeFields } from "../save-product.ts";
import { findProductsNamed, lockProducts, type ProductRow } from "../store.ts";
import { type Plan, planImport } from "./plan.ts";
import { presentPlan } from "./present-plan.ts";
import { resolved } from "./references.ts";
import { readTable, type Table } from "./read-table.ts";

type Context = AskingContext<"database" | "now">;

/** Stores nothing. @throws invalid (C200) if the text is not a table of products */
export async function previewImport({ services, language }: Context, text: string): Promise<ProductsPreview> {
  const table = readTable(text);
  const { plan } = await planOf(services.database.db, table);
  return presentPlan(plan, table.unknownColumns, language);
}

/**
 * Stores everything that the preview showed, or nothing. A product with a refused line stays unchanged.
 * @throws invalid (C200) if the text is not a table of products
 * @throws conflict (C409) with the current preview, if it differs from the preview that the user saw
 */
export function importProducts(context: Context, { text, seen }: ImportProductsInput): Promise<ProductsImported> {
  const { services, viewer, language } = context;
  const table = readTable(text);
  return services.database.db.transaction(async (tx) => {
    const { plan, rows } = await planOf(tx, table, (ids) => lockProducts(tx, ids));
    const preview = presentPlan(plan, table.unknownColumns, language);
    if (preview.seen !== seen) throw new AppError("conflict", { current: preview });
    await write(tx, plan, rows, { viewer, at: services.now() });
    return { created: preview.created.length, changed: preview.changed.length };
  });
}

async function write(tx: Tx, plan: Plan, rows: readonly ProductRow[], who: Parameters<typeof storeFields>[3]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fresh: ProductFields[] = [];
  for (const { stored, fields } of plan.products) {
    if (fields === null) continue;
    const before = stored && byId.get(stored.id);
    if (before) await storeFields(tx, before, fields, who);
    else fresh.push(fields);
  }
  await insertAllRecorded(tx, fresh, who);
}

/** @param lock a function that locks the products before it reads them, so that the plan stays valid */
async function planOf(
  db: Queryable,
  { lines: written }: Table,
  lock?: (ids: string[]) => Promise<ProductRow[]>,
): Promise<{ plan: Plan; rows: ProductRow[] }> {
  const { lines, known } = await resolved(db, written);
  const named = (column: "id" | "title"): string[] =>
    lines.flatMap(({ cells }) => (cells.get(column) ?? "").normalize("NFC").trim() || []);
  const found = await findProductsNamed(db, { ids: named("id"), titles: named("title") });
  const rows = lock ? await lock(found.map(({ id }) => id)) : found;
  const stored = rows.map((row) => ({ id: row.id, version: row.version, fields: fieldsOf(row) }));
  const plan = planImport(lines, stored, known);
  const products = plan.products.map((planned) => ({ ...planned, fields: planned.fields && sound(planned.fields) }));
  return { plan: { ...plan, products }, rows };
}
