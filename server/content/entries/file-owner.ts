import { hasFileFields } from "#contract/blocks/definitions.ts";
import { isDeepStrictEqual } from "node:util";
import { and, asc, countDistinct, desc, gt, inArray, sql } from "drizzle-orm";
import { filesInHtml, isStorable, textsOf, withHtml, withoutFiles } from "#contract/blocks/registry.ts";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import type { FilePlace, FileUses } from "#contract/schemas/files.ts";
import { picturesInHtml } from "#contract/values/html.ts";
import { limits } from "#contract/values/limits.ts";
import { entryPath, isPage } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import type { Change, FileOwner } from "../../kernel/owners/file-owner.ts";
import { type FileRow, findFileIds, type VariantRow } from "../../library/files/store.ts";
import { ownersUsing, storeFileUses } from "../../library/files/uses-store.ts";
import { entryStateAt, fileReferences, usedFileIds } from "./rules.ts";
import { type EntryRow, listEntriesWhere, lockEntries, lockEntry, updateEntries } from "./store.ts";

export const entryFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds, change) => {
    const gone = new Set(fileIds);
    const rows = await lockEntries(tx, inArray(entries.id, ownersUsing(tx, "entry", fileIds)));
    const changes = rows.map((row) => nextVersion(row, withoutGoneFiles(row, gone), change));
    await updateEntries(tx, changes, change);
    return changes.map(({ before, after }) => ({
      id: before.id,
      fileIds: usedFileIds(before).filter((fileId) => gone.has(fileId)),
      before: before.version,
      after: after.version,
      part: { mainPicture: before.mainPicture, blocks: before.blocks },
    }));
  },

  putBack: async (tx, { id, version, part }, change) => {
    const row = await lockEntry(tx, id);
    if (!row) return "gone";
    const { gone } = await knownAndGone(tx, part as Body);
    const body = withoutGoneFiles(part as Body, gone);
    if (row.version !== version || isDeepStrictEqual(body, { mainPicture: row.mainPicture, blocks: row.blocks }))
      return "changed";
    const { before, after } = nextVersion(row, body, change);
    await updateEntries(tx, [{ before, after }], change);
    await storeFileUses(tx, { kind: "entry", id }, usedFileIds(after));
    return { version: after.version };
  },

  versionsOf: async (db, ids) => {
    const { id, version } = entries;
    const rows = await db
      .select({ id, version })
      .from(entries)
      .where(inArray(id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.version]));
  },

  renewVariants: async (tx, before, after, change) => {
    const isShown = sql`${entries.blocks}::text like ${`%/download/${before.id}/%`}`;
    const rows = await lockEntries(tx, and(inArray(entries.id, ownersUsing(tx, "entry", [before.id])), isShown));
    const renew = renewedAddresses(before, after);
    const renewed = rows.flatMap((row) => {
      const blocks = row.blocks.map((block) => withHtml(block, renew));
      // The SQL filter also finds entries whose texts only link to the file. These entries stay unchanged.
      return isDeepStrictEqual(blocks, row.blocks) ? [] : [nextVersion(row, { blocks }, change)];
    });
    await updateEntries(tx, renewed, change);
  },

  listUses: async (db, fileIds, now) => {
    const using = ownersUsing(db, "entry", fileIds);
    const [rows, [counted]] = await Promise.all([
      listEntriesWhere(
        db,
        inArray(entries.id, using),
        [sql`${entries.publishDate} desc nulls first`, desc(entries.id)],
        limits.usesListed,
      ),
      db
        .select({ total: countDistinct(fileUses.ownerId) })
        .from(fileUses)
        .where(and(sql`${fileUses.ownerKind} = 'entry'`, inArray(fileUses.fileId, [...fileIds]))),
    ]);
    const asked = new Set(fileIds);
    return { items: rows.map((row) => presentUse(row, asked, now)), total: counted?.total ?? 0 };
  },

  listNamedFiles: async (db, after, limit) => {
    const rows = await listEntriesWhere(db, gt(entries.id, after), [asc(entries.id)], limit);
    return rows.map((row) => ({ id: row.id, fileIds: usedFileIds(row) }));
  },

  mend: async (tx, id, change) => {
    const row = await lockEntry(tx, id);
    if (!row) return;
    const { known, gone } = await knownAndGone(tx, row);
    if (gone.size > 0) await updateEntries(tx, [nextVersion(row, withoutGoneFiles(row, gone), change)], change);
    await storeFileUses(tx, { kind: "entry", id }, [...known]);
  },
};

type Body = Pick<EntryRow, "mainPicture" | "blocks">;

async function knownAndGone(tx: Tx, body: Body): Promise<{ known: Set<string>; gone: Set<string> }> {
  const named = usedFileIds(body);
  const known = await findFileIds(tx, named);
  return { known, gone: new Set(named.filter((fileId) => !known.has(fileId))) };
}

export function withoutGoneFiles({ mainPicture, blocks }: Body, gone: ReadonlySet<string>): Body {
  const isGone = (id: string): boolean => gone.has(id);
  return {
    mainPicture: mainPicture !== null && isGone(mainPicture) ? null : mainPicture,
    blocks: blocks
      .map((block) => withoutFiles(block, isGone))
      .filter(isStorable)
      .map((block) => (textsOf(block).some(({ en }) => en !== null) ? block : { ...block, englishFrom: null })),
  };
}

/** Increments the version, so that open editors notice the change. */
function nextVersion(before: EntryRow, changes: Partial<Body>, { at }: Change): { before: EntryRow; after: EntryRow } {
  return { before, after: { ...before, ...changes, updated: at, version: before.version + 1 } };
}

function renewedAddresses(before: Pick<FileRow, "id" | "variants">, after: VariantRow[]): (html: string) => string {
  const successors = new Map(before.variants.map((variant) => [variant.id, successorOf(variant, after)?.id]));
  return (html) =>
    picturesInHtml(html)
      .flatMap(({ id, variantId }) => (id === before.id && variantId !== null ? [variantId] : []))
      .reduce(
        (text, variantId) =>
          text.replaceAll(`/${before.id}/${variantId}"`, `/${before.id}/${successors.get(variantId) ?? variantId}"`),
        html,
      );
}

function successorOf({ mime, width }: VariantRow, variants: VariantRow[]): VariantRow | undefined {
  const distance = (variant: VariantRow): number =>
    Math.abs(variant.width - width) + (variant.mime === mime ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return variants.toSorted((a, b) => distance(a) - distance(b))[0];
}

function presentUse(row: EntryRow, asked: ReadonlySet<string>, now: Date): FileUses["items"][number] {
  const inFields = fileReferences(row).filter(({ id }) => asked.has(id));
  const inTexts = row.blocks.flatMap((block, index) =>
    filesInHtml(block)
      .filter((id) => asked.has(id))
      .map((id) => ({ field: `blocks.${index}.html`, id })),
  );
  return {
    kind: isPage(row.tags) ? "page" : "entry",
    id: row.id,
    title: row.title,
    path: entryPath(row),
    state: entryStateAt(row, now),
    uses: [...inFields, ...inTexts].map(({ field, id }) => ({ fileId: id, place: placeOf(row.blocks, field) })),
  };
}

function placeOf(blocks: readonly StoredBlock[], field: string): FilePlace {
  const index = Number(/^blocks\.(\d+)\./u.exec(field)?.[1] ?? -1);
  const block = blocks[index];
  if (!block) return { type: "mainPicture" };
  const { type } = block;
  if (!hasFileFields(type)) return { type: "block", number: index + 1 };
  return { type, number: blocks.slice(0, index + 1).filter((one) => one.type === type).length };
}
