// The pictures that the form offers: a single one, or those of an entry or a product.
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { MOST_OFFERED } from "#contract/schemas/takedowns.ts";
import type { Queryable } from "#db/open.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import type { Services } from "../../kernel/context.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import { findProducts } from "../../shop/products/store.ts";
import { findEntry } from "../../content/entries/store.ts";
import { presentPicture } from "../../library/files/present.ts";
import { findPictures } from "../../library/files/store.ts";

export type TakedownPage = { picture: Picture | null; offered: Picture[] };

/** @throws notFound (C404) for a picture that is hidden or does not exist, and for an entry or product that guests cannot open */
export async function readTakedownPage(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  asked: { picture?: string | undefined; entry?: string | undefined; product?: string | undefined },
): Promise<TakedownPage> {
  if (asked.picture !== undefined) {
    const [row] = await findPictures(db, [asked.picture]);
    if (row?.kind !== "image") throw new AppError("notFound");
    return { picture: presentPicture(row), offered: [] };
  }
  const offer = async (kind: FileOwnerKind, id: string): Promise<TakedownPage> => {
    const rows = await findPictures(db, await pictureIdsOf(db, kind, id));
    return { picture: null, offered: rows.map(presentPicture) };
  };
  if (asked.entry !== undefined) {
    const entry = await findEntry(db, asked.entry, { publicAt: now() });
    if (!entry) throw new AppError("notFound");
    return offer("entry", entry.id);
  }
  if (asked.product !== undefined) {
    await requireOn(db, "shop");
    const [product] = await findProducts(db, [asked.product], { hidden: false });
    if (!product) throw new AppError("notFound");
    return offer("product", product.id);
  }
  return { picture: null, offered: [] };
}

async function pictureIdsOf(db: Queryable, kind: FileOwnerKind, ownerId: string): Promise<string[]> {
  const used = db
    .select({ id: fileUses.fileId })
    .from(fileUses)
    .where(and(eq(fileUses.ownerKind, kind), eq(fileUses.ownerId, ownerId)));
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, used), eq(files.kind, "image")))
    .orderBy(files.id)
    .limit(MOST_OFFERED);
  return rows.map(({ id }) => id);
}
