// The pictures with a credit that guests see somewhere, for /Bildnachweise.
import { and, asc, count, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import type { CreditedPicture, Credits } from "#contract/schemas/credits.ts";
import type { FileUses } from "#contract/schemas/files.ts";
import { creditsPerPage } from "#contract/values/limits.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";
import type { Services } from "../../kernel/context.ts";
import { isCredited } from "../../library/files/credits.ts";
import { listUses } from "../../library/files/list-uses.ts";
import { presentPicture } from "../../library/files/present.ts";
import { findPictures } from "../../library/files/store.ts";

/** Maximum number of pages that are named at a picture. */
const MOST_USES = 5;

export async function readCredits(
  services: Pick<Services, "database" | "now" | "registries">,
  page: number,
): Promise<Credits> {
  const { db } = services.database;
  const isShown = and(isCredited, eq(files.kind, "image"), isNull(files.hidden), isUsedInPublic(db, services.now()));
  const [counted] = await db.select({ total: count() }).from(files).where(isShown);
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(isShown)
    .orderBy(asc(files.name), asc(files.id))
    .limit(creditsPerPage)
    .offset((page - 1) * creditsPerPage);
  const ids = rows.map(({ id }) => id);
  const pictures = new Map((await findPictures(db, ids)).map((row) => [row.id, presentPicture(row)]));
  const { items: uses } = await listUses({ services, viewer: guestViewer }, ids);
  const items = ids.flatMap((id): CreditedPicture[] => {
    const { credit, ...picture } = pictures.get(id) ?? {};
    return credit && "id" in picture ? [{ picture: { ...picture, credit }, uses: usesOf(uses, id) }] : [];
  });
  return { items, total: counted?.total ?? 0 };
}

function isUsedInPublic(db: Queryable, now: Date) {
  const entryIds = db.select({ id: entries.id }).from(entries).where(isPublicAt(now));
  const productIds = db.select({ id: products.id }).from(products).where(eq(products.hidden, false));
  const { ownerKind, ownerId, fileId } = fileUses;
  const isPublic = or(
    and(eq(ownerKind, "entry"), inArray(ownerId, entryIds)),
    and(eq(ownerKind, "product"), inArray(ownerId, productIds)),
    inArray(ownerKind, ["map", "settings"]),
  );
  const uses = db
    .select({ one: sql`1` })
    .from(fileUses)
    .where(and(eq(fileId, files.id), isPublic));
  return exists(uses);
}

function usesOf(all: FileUses["items"], fileId: string): CreditedPicture["uses"] {
  return all
    .flatMap(({ id, title, path, state, uses }) =>
      path !== null && state === "public" && uses.some((use) => use.fileId === fileId) ? [{ id, title, path }] : [],
    )
    .slice(0, MOST_USES);
}
