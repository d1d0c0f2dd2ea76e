// Takes the pieces of an order from the stock, and gives them back. The products are locked.
import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { AppError, type FieldProblem } from "#contract/errors.ts";
import { piecesOf } from "#contract/shop/money.ts";
import type { Tx } from "#db/open.ts";
import { products, productVariants } from "#db/schema/products.ts";
import { lockProducts, productChanged, type ProductRow } from "../products/store.ts";
import type { FoundLine } from "../shop/price-cart.ts";
import type { ItemRow } from "./store.ts";

/** Pieces of one stock: a product's, or that of one of its variants. */
type Need = { product: ProductRow; variant: string | null; pieces: number; left: number; lines: number[] };

/** @throws outOfStock (C107) with the lines of which there is not enough; then nothing is taken */
export async function takeStock(tx: Tx, found: readonly FoundLine[], at: Date): Promise<void> {
  const needs = needsOf(found);
  const problems: Record<string, FieldProblem> = {};
  for (const { pieces, left, lines } of needs)
    if (pieces > left) for (const line of lines) problems[`items.${line}`] = { key: "outOfStock", values: { left } };
  if (Object.keys(problems).length > 0) throw new AppError("outOfStock", { fields: problems });
  for (const { product, variant, pieces } of needs)
    if (!(await move(tx, { id: product.id, variant }, -pieces))) throw new Error("a locked stock has changed");
  await bumpProducts(
    tx,
    needs.map(({ product }) => product),
    at,
  );
}

function needsOf(found: readonly FoundLine[]): Need[] {
  const needs = new Map<string, Need>();
  for (const [index, { line, product, offer }] of found.entries()) {
    if (offer.stock === null) continue;
    const variant = offer.stockOf === "variant" ? offer.variant : null;
    const key = JSON.stringify([product.id, variant]);
    const need = needs.get(key) ?? { product, variant, pieces: 0, left: offer.stock, lines: [] };
    needs.set(key, { ...need, pieces: need.pieces + piecesOf(line), lines: [...need.lines, index] });
  }
  return [...needs.values()];
}

/** What is no longer counted, or no longer there, takes nothing back. */
export async function giveBack(tx: Tx, items: readonly ItemRow[], at: Date): Promise<void> {
  const counted = items.filter(({ stockOf }) => stockOf !== null);
  const rows = await lockProducts(tx, [...new Set(counted.map(({ productId }) => productId))]);
  for (const item of counted) {
    const variant = item.stockOf === "variant" ? item.variant : null;
    await move(tx, { id: item.productId, variant }, piecesOf(item));
  }
  await bumpProducts(tx, rows, at);
}

/** @returns whether there is such a stock, and enough in it */
async function move(tx: Tx, { id, variant }: { id: string; variant: string | null }, pieces: number): Promise<boolean> {
  const table = variant === null ? products : productVariants;
  const isIt =
    variant === null ? eq(products.id, id) : and(eq(productVariants.productId, id), eq(productVariants.value, variant));
  const moved = await tx
    .update(table)
    .set({ stock: sql`${table.stock} + ${pieces}::int` })
    .where(and(isIt, isNotNull(table.stock), gte(table.stock, -pieces)))
    .returning({ stock: table.stock });
  return moved.length > 0;
}

/** Their next versions: an editor who has seen another stock is told. */
async function bumpProducts(tx: Tx, rows: readonly ProductRow[], at: Date): Promise<void> {
  for (const row of new Map(rows.map((product) => [product.id, product])).values()) {
    const version = row.version + 1;
    await tx.update(products).set({ version, updated: at }).where(eq(products.id, row.id));
    await productChanged(tx, row, { ...row, version });
  }
}
