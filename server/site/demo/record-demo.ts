import { inArray } from "drizzle-orm";
import { sectionNames, type Settings } from "#contract/schemas/settings.ts";
import { isLastingPage } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { products } from "#db/schema/products.ts";
import { tags } from "#db/schema/tags.ts";
import { fieldsOf } from "../../settings/present.ts";
import { lockEntries } from "../../content/entries/store.ts";
import { insertItems } from "./items.ts";

type Brought = { entryIds: readonly string[]; fileIds: readonly string[]; settings: Settings };

export async function recordDemo(tx: Tx, { entryIds, fileIds, settings }: Brought): Promise<void> {
  const versionOf = { id: files.id, version: files.version };
  const brought = await lockEntries(tx, inArray(entries.id, [...entryIds]));
  await insertItems(tx, [
    ...brought.map(({ id, version, tags: own }) => ({
      kind: isLastingPage(own) ? ("page" as const) : ("entry" as const),
      id,
      version,
    })),
    ...(await tx.select({ id: products.id, version: products.version }).from(products)).map((row) => ({
      kind: "product" as const,
      ...row,
    })),
    ...(await tx.select({ id: mapPlaces.id, version: mapPlaces.version }).from(mapPlaces)).map((row) => ({
      kind: "place" as const,
      ...row,
    })),
    ...(
      await tx
        .select(versionOf)
        .from(files)
        .where(inArray(files.id, [...fileIds]))
    ).map((row) => ({ kind: "file" as const, ...row })),
    ...(await tx.select({ id: tags.path }).from(tags)).map(({ id }) => ({ kind: "tag" as const, id, version: 0 })),
    ...sectionNames.map((id) => ({ kind: "settings" as const, id, version: 0, written: fieldsOf({ settings }, id) })),
  ]);
}
