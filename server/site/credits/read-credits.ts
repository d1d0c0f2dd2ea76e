// The pictures with a credit that guests see somewhere, for /Bildnachweise.
import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CreditedPicture, Credits } from "#contract/schemas/credits.ts";
import { isOn } from "#contract/values/components.ts";
import { creditsPerPage } from "#contract/values/limits.ts";
import { fixedPagesThere } from "#contract/values/navigation.ts";
import { entryPath, type FixedPageName, fixedPages, hasMap, productPath } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";
import { findEntries } from "../../content/entries/store.ts";
import { keysOf, listAddedPages } from "../../content/navigation/store.ts";
import type { Services } from "../../kernel/context.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { isCredited } from "../../library/files/credits.ts";
import { presentPicture } from "../../library/files/present.ts";
import { findPictures } from "../../library/files/store.ts";
import { findProducts } from "../../shop/products/store.ts";
import { hasPlace } from "../search/store.ts";

/** Maximum number of pages that are named at a picture. */
const MOST_USES = 5;

type Reach = {
  at: Date;
  hasShop: boolean;
  /** The page that shows the map; null if guests see no map. */
  mapPage: FixedPageName | null;
};

export async function readCredits(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  page: number,
): Promise<Credits> {
  const reach = await readReach(db, now());
  const isUsed = sql`exists (select 1 from (${publicUses(reach)}) as shown where shown.file_id = ${files.id})`;
  const isShown = and(isCredited, eq(files.kind, "image"), isNull(files.hidden), isUsed);
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
  const uses = await usesOf(db, ids, reach);
  const items = ids.flatMap((id): CreditedPicture[] => {
    const { credit, ...picture } = pictures.get(id) ?? {};
    return credit && "id" in picture ? [{ picture: { ...picture, credit }, uses: uses.get(id) ?? [] }] : [];
  });
  return { items, total: counted?.total ?? 0 };
}

async function readReach(db: Queryable, at: Date): Promise<Reach> {
  const { settings } = await getSettings(db);
  const hidden = settings.navigation?.hidden ?? [];
  const pages = fixedPagesThere(keysOf(await listAddedPages(db, at)));
  const mapPages = pages.filter((name) => hasMap(name) && !hidden.includes(name));
  return {
    at,
    hasShop: isOn(settings, "shop"),
    mapPage: isOn(settings, "map") ? (mapPages.toSorted().at(0) ?? null) : null,
  };
}

/** SQL: the uses of files that guests reach, with the moment by which they are sorted. */
function publicUses({ at, hasShop, mapPage }: Reach): SQL {
  const { ownerKind, ownerId, fileId } = fileUses;
  const others = [
    sql`(${ownerKind} = 'settings' and ${ownerId} = 'site')`,
    ...(mapPage === null ? [] : [sql`${ownerKind} = 'map'`]),
    // The notice of the legal guarantee, which is shown in the checkout.
    ...(hasShop ? [sql`(${ownerKind} = 'settings' and ${ownerId} = 'shop')`] : []),
  ];
  return sql`
    select ${fileId} as file_id, 'entry' as kind, ${entries.id} as id, ${entries.publishDate} as since
      from ${fileUses} join ${entries} on ${entries.id} = ${ownerId}
      where ${ownerKind} = 'entry' and ${isPublicAt(at)} and ${hasPlace(entries.id)}
    union all
    select ${fileId}, 'product', ${products.id}, ${products.created}
      from ${fileUses} join ${products} on ${products.id} = ${ownerId}
      where ${ownerKind} = 'product' and not ${products.hidden} and ${hasShop}::boolean
    union all
    select ${fileId}, ${ownerKind}, ${ownerId}, null from ${fileUses} where ${sql.join(others, sql` or `)}`;
}

type Uses = CreditedPicture["uses"];

async function usesOf(db: Queryable, fileIds: readonly string[], reach: Reach): Promise<Map<string, Uses>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await db.execute<{ file_id: string; kind: string; id: string }>(sql`
    select file_id, kind, id from (
      select *, row_number() over (partition by file_id order by since desc nulls last, id desc) as place
        from (${publicUses(reach)}) as shown where file_id = any(${sql.param([...fileIds])}::text[])
    ) as ranked where place <= ${MOST_USES} order by file_id, place`);
  const idsOf = (kind: string): string[] => [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))];
  const pages = await findEntries(db, idsOf("entry"), { publicAt: reach.at });
  const sold = await findProducts(db, idsOf("product"), { hidden: false });
  const named = new Map(
    [
      ...pages.map((row) => ({ id: row.id, title: row.title, path: entryPath(row) })),
      ...sold.map((row) => ({ id: row.id, title: row.title, path: productPath(row) })),
    ].map((use) => [use.id, use]),
  );
  const { mapPage } = reach;
  const ofMap = mapPage && { id: mapPage, title: mapPage, path: fixedPages[mapPage] };
  const shown = ({ kind, id }: { kind: string; id: string }): Uses => {
    const use = kind === "map" ? ofMap : named.get(id);
    return use?.path ? [{ ...use, path: use.path }] : [];
  };
  return new Map([...Map.groupBy(rows, (row) => row.file_id)].map(([id, of]) => [id, distinct(of.flatMap(shown))]));
}

/** Several places of the map are on one page. */
const distinct = (uses: Uses): Uses => [...new Map(uses.map((use) => [use.path, use])).values()];
