import { isDeepStrictEqual } from "node:util";
import { asc, countDistinct, gt, inArray, sql } from "drizzle-orm";
import type { FileUses } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { productPath } from "#contract/values/pages.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { products } from "#db/schema/products.ts";
import type { Change, FileOwner } from "../../kernel/owners/file-owner.ts";
import { findFileIds } from "../../library/files/store.ts";
import { ownersUsing, storeFileUses } from "../../library/files/uses-store.ts";
import { fieldsOf, type ProductRow } from "./fields.ts";
import { filesNamed } from "./rules.ts";
import { listProductsWhere, lockProducts, lockProductsWhere, updateProduct } from "./store.ts";

export const productFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds, change) => {
    const rows = await lockProductsWhere(tx, inArray(products.id, ownersUsing(tx, "product", fileIds)));
    const gone = new Set(fileIds);
    const changed = [];
    for (const row of rows) {
      const after = await updateProduct(tx, row, withoutFiles(row, gone, change));
      changed.push({
        id: row.id,
        fileIds: namedIds(row).filter((id) => gone.has(id)),
        before: row.version,
        after: after.version,
        part: { images: row.images, downloads: row.downloads },
      });
    }
    return changed;
  },

  putBack: async (tx, { id, version, part }, change) => {
    const [row] = await lockProducts(tx, [id]);
    if (!row) return "gone";
    const { images, downloads } = part as Pick<ProductRow, "images" | "downloads">;
    const known = await findFileIds(tx, [...images, ...downloads]);
    const whole = { ...row, images, downloads };
    const after = withoutFiles(whole, new Set([...images, ...downloads].filter((one) => !known.has(one))), change);
    const isSame = isDeepStrictEqual([after.images, after.downloads], [row.images, row.downloads]);
    if (row.version !== version || isSame) return "changed";
    return { version: (await updateProduct(tx, row, after)).version };
  },

  versionsOf: async (db, ids) => {
    const { id, version } = products;
    const rows = await db
      .select({ id, version })
      .from(products)
      .where(inArray(id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.version]));
  },

  /** Products reference files, and not the variants of files. */
  renewVariants: async () => {},

  listUses: async (db, fileIds) => {
    const using = ownersUsing(db, "product", fileIds);
    const [rows, [counted]] = await Promise.all([
      listProductsWhere(db, inArray(products.id, using), [asc(products.position)], limits.usesListed),
      db
        .select({ total: countDistinct(fileUses.ownerId) })
        .from(fileUses)
        .where(sql`${fileUses.ownerKind} = 'product' and ${inArray(fileUses.fileId, [...fileIds])}`),
    ]);
    const asked = new Set(fileIds);
    return { items: rows.map((row) => presentUse(row, asked)), total: counted?.total ?? 0 };
  },

  listNamedFiles: async (db, after, limit) => {
    const rows = await listProductsWhere(db, gt(products.id, after), [asc(products.id)], limit);
    return rows.map((row) => ({ id: row.id, fileIds: namedIds(row) }));
  },

  mend: async (tx, id, change) => {
    const [row] = await lockProducts(tx, [id]);
    if (!row) return;
    const named = namedIds(row);
    const known = await findFileIds(tx, named);
    const gone = new Set(named.filter((fileId) => !known.has(fileId)));
    if (gone.size > 0) await updateProduct(tx, row, withoutFiles(row, gone, change));
    await storeFileUses(tx, { kind: "product", id }, [...known]);
  },
};

function namedIds(row: ProductRow): string[] {
  return [...new Set(filesNamed(fieldsOf(row)).map(({ id }) => id))];
}

/** Raises the version, so that a save in an open editor causes a conflict. */
function withoutFiles(row: ProductRow, gone: ReadonlySet<string>, { at }: Change): ProductRow {
  const left = (ids: readonly string[]): string[] => ids.filter((id) => !gone.has(id));
  return {
    ...row,
    images: left(row.images),
    downloads: left(row.downloads),
    updated: at,
    version: row.version + 1,
  };
}

function presentUse(row: ProductRow, asked: ReadonlySet<string>): FileUses["items"][number] {
  const uses = filesNamed(fieldsOf(row)).filter(({ id }) => asked.has(id));
  return {
    kind: "product",
    id: row.id,
    title: row.title,
    path: productPath(row),
    state: row.hidden ? "draft" : "public",
    uses: uses.map(({ field, id }) => ({ fileId: id, place: placeOf(field) })),
  };
}

function placeOf(field: string): FileUses["items"][number]["uses"][number]["place"] {
  if (field.startsWith("downloads")) return { type: "downloads", number: 1 };
  return field === "media.images.0" ? { type: "mainPicture" } : { type: "productPicture" };
}
