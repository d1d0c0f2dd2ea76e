import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import type { ShortLine } from "#contract/shop/cart.ts";
import { piecesOf } from "#contract/shop/money.ts";
import type { Tx } from "#db/open.ts";
import { products, productVariants } from "#db/schema/products.ts";
import { lockProducts, productChanged, type ProductRow } from "../products/store.ts";
import type { FoundLine } from "../pricing/price-cart.ts";
import type { ItemRow } from "./store.ts";

type Need = { product: ProductRow; variant: string | null; pieces: number; left: number; lines: number[] };

/** Takes all pieces or none. @throws outOfStock (C107) with the lines that exceed the stock */
export async function takeStock(tx: Tx, found: readonly FoundLine[], at: Date): Promise<void> {
  await takeAll(tx, found.map(wantedOf), at);
}

export function shortLines(found: readonly FoundLine[]): ShortLine[] {
  const short = needsOf(found.map(wantedOf)).filter(({ pieces, left }) => pieces > left);
  return short.flatMap(({ left, lines }) =>
    lines.flatMap((index) => {
      const line = found[index]?.line;
      return line ? [{ item: line.item, variant: line.variant, left }] : [];
    }),
  );
}

function wantedOf({ line, product, offer }: FoundLine): Wanted {
  const variant = offer.stockOf === "variant" ? offer.variant : null;
  return { product, variant, pieces: piecesOf(line), left: offer.stock };
}

/** Skips removed products and uncounted stocks. @throws outOfStock (C107) with the lines that exceed the stock */
export async function takeAgain(tx: Tx, items: readonly ItemRow[], at: Date): Promise<void> {
  const rows = await lockCounted(tx, items);
  const wanted = items.map((item): Wanted | null => {
    const product = rows.find(({ id }) => id === item.productId);
    const variant = item.stockOf === "variant" ? item.variant : null;
    if (!product || item.stockOf === null) return null;
    const counted = variant === null ? product : product.variants.find(({ value }) => value === variant);
    return { product, variant, pieces: heldOf(item), left: counted?.stock ?? null };
  });
  await takeAll(tx, wanted, at);
}

/** `left` is null if the shop does not count this stock. */
type Wanted = Omit<Need, "left" | "lines"> & { left: number | null };

async function takeAll(tx: Tx, wanted: readonly (Wanted | null)[], at: Date): Promise<void> {
  const needs = needsOf(wanted);
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

function needsOf(wanted: readonly (Wanted | null)[]): Need[] {
  const needs = new Map<string, Need>();
  for (const [index, one] of wanted.entries()) {
    if (one === null || one.left === null) continue;
    const { product, variant, pieces, left } = one;
    const key = JSON.stringify([product.id, variant]);
    const need = needs.get(key) ?? { product, variant, pieces: 0, left, lines: [] };
    needs.set(key, { ...need, pieces: need.pieces + pieces, lines: [...need.lines, index] });
  }
  return [...needs.values()];
}

const isCounted = ({ stockOf }: ItemRow): boolean => stockOf !== null;

function lockCounted(tx: Tx, items: readonly ItemRow[]): Promise<ProductRow[]> {
  return lockProducts(tx, [...new Set(items.filter(isCounted).map(({ productId }) => productId))]);
}

export const heldOf = (item: ItemRow): number => piecesOf(item) - item.restocked;

/** Skips removed products and uncounted stocks. @param piecesBack by default, all pieces that the order holds */
export async function giveBack(
  tx: Tx,
  items: readonly ItemRow[],
  at: Date,
  piecesBack: (item: ItemRow) => number = heldOf,
): Promise<void> {
  const rows = await lockCounted(tx, items);
  for (const item of items.filter(isCounted)) {
    const variant = item.stockOf === "variant" ? item.variant : null;
    await move(tx, { id: item.productId, variant }, piecesBack(item));
  }
  await bumpProducts(tx, rows, at);
}

/** Adds pieces to a stock, or takes them. @returns false if the stock is not counted, or too small */
async function move(tx: Tx, { id, variant }: { id: string; variant: string | null }, pieces: number): Promise<boolean> {
  const table = variant === null ? products : productVariants;
  const isIt =
    variant === null ? eq(products.id, id) : and(eq(productVariants.productId, id), eq(productVariants.value, variant));
  const changed = await tx
    .update(table)
    .set({ stock: sql`${table.stock} + ${pieces}::int` })
    .where(and(isIt, isNotNull(table.stock), gte(table.stock, -pieces)))
    .returning({ stock: table.stock });
  return changed.length > 0;
}

/** Raises the versions, so that a save with a stale stock causes a conflict. */
async function bumpProducts(tx: Tx, rows: readonly ProductRow[], at: Date): Promise<void> {
  for (const row of new Map(rows.map((product) => [product.id, product])).values()) {
    const version = row.version + 1;
    await tx.update(products).set({ version, updated: at }).where(eq(products.id, row.id));
    await productChanged(tx, row, { ...row, version });
  }
}
