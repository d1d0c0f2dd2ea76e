import { AppError } from "#contract/schemas/errors.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { lockProductsWhere, type ProductRow, storePositions } from "./store.ts";

/** Sorts these products; all others keep their places. @throws notFound (C404) for an unknown id */
export function sortProducts({ services }: CommandContext<"database" | "now">, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const rows = await lockProductsWhere(tx, undefined);
    const inOrder = rows.toSorted(byPlace);
    const places = inOrder.flatMap(({ id }, place) => (wanted.includes(id) ? [place] : []));
    if (places.length < wanted.length) throw new AppError("notFound");
    // Gives each product its own position, because several products may have had the same one.
    const all = new Map(inOrder.map(({ id }, place) => [id, place]));
    for (const [index, id] of wanted.entries()) all.set(id, places[index] ?? 0);
    await storePositions(tx, rows, all, services.now());
  });
}

function byPlace(a: ProductRow, b: ProductRow): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}
