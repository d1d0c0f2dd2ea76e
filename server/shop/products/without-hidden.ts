import type { Queryable } from "#db/open.ts";
import { findHiddenIds } from "../../library/files/store.ts";
import type { ProductRow } from "./fields.ts";

/** The products as guests get them, without the pictures that are hidden from them. */
export async function withoutHidden(db: Queryable, rows: readonly ProductRow[]): Promise<ProductRow[]> {
  const hidden = await findHiddenIds(db);
  if (hidden.size === 0) return [...rows];
  const shown = (ids: readonly string[]): string[] => ids.filter((id) => !hidden.has(id));
  return rows.map((row) => ({ ...row, images: shown(row.images), downloads: shown(row.downloads) }));
}
