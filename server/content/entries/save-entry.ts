import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { englishHtmlOf } from "#contract/blocks/english.ts";
import { blocksOf, leadPictureId } from "#contract/blocks/pictures.ts";
import { htmlOf, isBlankBlock } from "#contract/blocks/registry.ts";
import type { Block, StoredBlock } from "#contract/blocks/schema.ts";
import {
  type CreateEntryInput,
  emptyFields,
  type Entry,
  type EntryFields,
  type UpdateEntryInput,
} from "#contract/schemas/entries.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { fixedPageNameOf, isLastingPage, isPage } from "#contract/values/pages.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { can } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { askAvif } from "../../library/files/picture-work.ts";
import { findFileKinds } from "../../library/files/store.ts";
import { requestStills } from "../videos/store.ts";
import { withoutFirstEnglish } from "./first-texts.ts";
import { freePath, refuseSecondPage } from "./second-page.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { recordChange, recordChanges } from "../../kernel/audit/record.ts";
import { cleanInput, type EntryInput } from "./clean-input.ts";
import { binBelongings, binEntries } from "../bin/store.ts";
import { endWorkingCopy } from "../working-copies/end-working-copy.ts";
import { withEnglish } from "./english.ts";
import { fieldsOf } from "./fields.ts";
import { keepRecipients } from "./keep-recipients.ts";
import { presentEntry } from "./present.ts";
import { restFieldOf, withParts } from "./projection.ts";
import { eventAfter, refuseEventProblems } from "./event-rules.ts";
import { confirmedBlocks, revisedBlocks, revisedTexts } from "./revisions.ts";
import {
  endAfter,
  endProblems,
  entryStateAt,
  fileReferences,
  fixedPageProblems,
  isSameMoment,
  otherKinds,
  type Publication,
  storedDate,
  unknownFiles,
  unlistedEmbeds,
  usedFileIds,
  youtubeIds,
} from "./rules.ts";
import { tellAuthor } from "./tell-author.ts";
import { refuseForeign, refusePublishing } from "./own-drafts.ts";
import { isDamaged } from "./valid-rows.ts";
import { type EntryRow, insertEntry, lockEntry, removeEntries, updateEntry, werePublished } from "./store.ts";

type Context = CommandContext<"database" | "now">;
type WithdrawingContext = CommandContext<"database" | "now" | "registries">;
type ChangingContext = CommandContext<"database" | "now" | "registries" | "publicUrl">;

/**
 * @throws invalid (C200), for example for unknown files and for tags of fixed pages
 * @throws forbidden (C100) if an author publishes
 */
export async function createEntry({ services, viewer }: Context, input: CreateEntryInput): Promise<Entry> {
  const now = services.now();
  const written = fieldsAfter({ ...emptyFields, title: input.title }, await cleanInput(input), now);
  const fields = { ...written, blocks: keepRecipients(viewer, written.blocks, []) };
  refusePublishing(viewer, fields);
  return services.database.db.transaction(async (tx) => {
    await refuseProblems(tx, null, fields, { input, now });
    if (isPage(fields.tags) && !can(viewer, "create", "navigation")) throw new AppError("forbidden");
    await refuseSecondPage(tx, fields);
    await freePath(tx, fields.tags);
    return presentEntry(await storeNew(tx, { viewer, now }, fields), now);
  });
}

export async function storeNew(
  tx: Tx,
  { viewer, now }: { viewer: Context["viewer"]; now: Date },
  fields: EntryFields,
): Promise<EntryRow> {
  const given = { id: newId(), seo: null, shareFb: null, address: null, createdBy: viewer.id, handover: null };
  const made = rowOf(fields, null, { ...given, created: now, updated: now, version: 1 });
  const row = await insertEntry(tx, made, { by: viewer.id, at: now });
  await requestStills(tx, youtubeIds(row), now);
  await askAvif(tx, firstPicturesOf(row));
  const created = { action: "create", noun: "entry", label: row.title, after: auditedOf(row) } as const;
  await recordChange(tx, { viewer, at: now }, created);
  return row;
}

/** The seed may create all fixed pages; users only optional ones. */
export async function seedEntry(tx: Tx, id: string, input: CreateEntryInput, now: Date): Promise<void> {
  const fields = fieldsAfter({ ...emptyFields, title: input.title }, await cleanInput(input), now);
  const row = rowOf(fields, null, {
    id,
    seo: null,
    shareFb: null,
    address: null,
    createdBy: null,
    handover: null,
    created: now,
    updated: now,
    version: 1,
  });
  await insertEntry(tx, row, { by: null, at: now });
  await askAvif(tx, firstPicturesOf(row));
}

/** In upright windows, the home page begins with a picture of its texts (upright-picture.ts). */
function firstPicturesOf(row: EntryRow): string[] {
  const lead = leadPictureId(row);
  const ofTexts =
    fixedPageNameOf(row.tags) === "Willkommen" ? blocksOf(row.blocks, "text").flatMap(({ media }) => media) : [];
  return [...(lead === null ? [] : [lead]), ...ofTexts];
}

export function rowAnew(before: EntryRow, input: EntryInput, now: Date): EntryRow {
  const fields = fieldsAfter({ ...emptyFields, title: before.title }, input, now);
  const { id, address, shareFb, created, createdBy, handover } = before;
  return rowOf(fields, before, {
    id,
    address,
    seo: null,
    shareFb,
    created,
    createdBy,
    handover,
    updated: now,
    version: before.version + 1,
  });
}

/**
 * @throws notFound (C404), conflict (C409) with the stored entry, invalid (C200)
 * @throws forbidden (C100) if an author publishes, or changes what is public
 */
export async function changeEntry(
  { services, viewer }: ChangingContext,
  { id, version, copy, whileHidden, confirmed = [], ...written }: UpdateEntryInput,
): Promise<Entry> {
  const now = services.now();
  const input = await cleanInput(written);
  return services.database.db.transaction(async (tx) => {
    const before = await lockEntry(tx, id);
    if (!before) throw new AppError("notFound");
    refuseForeign(viewer, before, now);
    const presentBefore = () => presentEntry(before, now);
    refuseOtherVersion(before, version, presentBefore);
    if (whileHidden && entryStateAt(before, now) === "public")
      throw new AppError("conflict", { current: presentBefore() });
    const draft = copy === undefined ? null : await endWorkingCopy(tx, id, copy, presentBefore);
    const stored = fieldsOf(before);
    const after = fieldsAfter(stored, input, now);
    const known = [...(draft?.blocks ?? []), ...stored.blocks];
    const kept = { ...after, blocks: keepRecipients(viewer, after.blocks, known) };
    const fields = withoutFirstEnglish(stored, kept, confirmed);
    refusePublishing(viewer, fields);
    const { seo, shareFb, address, created, createdBy } = before;
    const handover = fields.publishDate === null ? before.handover : null;
    const next = { id, seo, shareFb, address, created, createdBy, handover, updated: now, version: before.version + 1 };
    const row = rowOf(fields, before, next, confirmed);
    const isConfirmed = confirmed.length > 0 && !isDeepStrictEqual(englishOf(row), englishOf(before));
    if (!isConfirmed && !isDamaged(before) && isDeepStrictEqual(writtenOf(row), writtenOf(before)))
      return presentBefore();
    await refuseProblems(tx, before, fields, { input, now });
    const updated = await updateEntry(tx, before, row, { by: viewer.id, at: now });
    if (entryStateAt(row, now) !== "public") await services.registries.whenWithdrawn(tx, [before], now);
    await requestStills(tx, youtubeIds(row), now);
    await askAvif(tx, firstPicturesOf(row));
    const [was, is] = [auditedOf(before), auditedOf(row)];
    const change = { action: "update", noun: "entry", label: row.title, before: was, after: is } as const;
    await recordChange(tx, { viewer, at: now }, change);
    if (before.handover?.state === "handed" && row.handover === null)
      await tellAuthor(tx, updated, {
        kind: entryStateAt(row, now) === "public" ? "draftPublished" : "draftScheduled",
        by: viewer.name,
        note: "",
        publicUrl: services.publicUrl(),
      });
    return presentEntry(updated, now);
  });
}

type Removal = {
  /** If set, every removed entry must have this version. */
  version?: number | undefined;
  /** If true, entries without content do not go into the bin. */
  isUnwritten?: boolean;
};

/**
 * Removes all these entries, or none.
 * @throws notFound (C404) for an unknown id, conflict (C409) with the stored entry, invalid (C200) for a fixed page
 */
export function deleteEntries(
  { services, viewer }: WithdrawingContext,
  ids: string[],
  { version, isUnwritten = false }: Removal = {},
): Promise<number> {
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const who = { viewer, at: services.now() };
    const isForGood = isUnwritten && (await areEmpty(tx, wanted));
    // What editors have published and withdrawn again belongs not only to its author.
    const wasPublic = !can(viewer, "remove", "entries") && (await werePublished(tx, wanted));
    if (!isForGood) await binBelongings(tx, wanted, { by: viewer.id, at: who.at });
    const removed = await removeEntries(tx, wanted, who.at);
    if (removed.length < wanted.length) throw new AppError("notFound");
    for (const row of removed) refuseForeign(viewer, row, who.at);
    if (wasPublic) throw new AppError("forbidden");
    for (const row of removed) refuseOtherVersion(row, version, (one) => presentEntry(one, who.at));
    if (removed.some(({ tags }) => isLastingPage(tags)))
      throw new AppError("invalid", { fields: { tags: { key: "fixedPageStays" } } });
    await services.registries.whenWithdrawn(tx, removed, who.at);
    if (!isForGood)
      await binEntries(
        tx,
        removed.map((row) => ({ ...row, shareFb: null })),
      );
    const changes = removed.map((row) => ({ label: row.title, before: auditedOf(row) }));
    await recordChanges(
      tx,
      who,
      changes.map((change) => ({ ...change, action: "remove", noun: "entry" })),
    );
    return removed.length;
  });
}

/** Locks the entries. A request may claim that an entry with content is unwritten, and the bin must keep its content. */
async function areEmpty(tx: Tx, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) {
    const row = await lockEntry(tx, id);
    if (row && (row.mainPicture !== null || row.date !== null || !row.blocks.every(isBlankBlock))) return false;
  }
  return true;
}

function auditedOf(row: EntryRow) {
  const { blocks, en, ...fields } = fieldsOf(row);
  const textOf = (html: readonly string[]): string =>
    html
      .map((one) => plainText(one))
      .join(" ")
      .trim();
  return {
    ...fields,
    date: row.date,
    text: textOf(htmlOf(blocks)),
    en: { title: en?.title ?? "", text: textOf(englishHtmlOf(blocks)) },
  };
}

function fieldsAfter(before: EntryFields, input: EntryInput, now: Date): EntryFields {
  const { content, media, sections, downloads, links, english, publishDate, publicUntil, event, ...fields } = input;
  const parts = { content, media, sections, downloads, links };
  const written: EntryFields = {
    ...before,
    ...withoutUndefined(fields),
    ...publicationAfter(before, { publishDate, publicUntil }, now),
    event: eventAfter(before.event, event),
    blocks: withParts(fields.blocks ?? before.blocks, withoutUndefined(parts), newBlockId),
  };
  return english === undefined ? written : withEnglish(written, english);
}

type SentPublication = Pick<EntryInput, "publishDate" | "publicUntil">;

/**
 * True if the publication stays unchanged. The client omits `publishDate`, or sends an ended entry as a draft and does
 * not change `publicUntil`.
 */
function isSentBack(before: EntryFields, { publishDate, publicUntil }: SentPublication, now: Date): boolean {
  if (publishDate === undefined) return true;
  const hasEnded = before.publicUntil !== null && before.publicUntil <= now;
  return (
    publishDate === null && hasEnded && (publicUntil === undefined || isSameMoment(before.publicUntil, publicUntil))
  );
}

const sentDate = (publishDate: SentPublication["publishDate"], now: Date): Date | null =>
  publishDate === "now" ? now : (publishDate ?? null);

function publicationAfter(before: EntryFields, { publishDate, publicUntil }: SentPublication, now: Date): Publication {
  const since = isSentBack(before, { publishDate, publicUntil }, now) ? before.publishDate : sentDate(publishDate, now);
  return { publishDate: since, publicUntil: publicUntil === undefined ? endAfter(before, since, now) : publicUntil };
}

function withoutUndefined<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;
}

type OfTheRow = Pick<
  EntryRow,
  "id" | "seo" | "shareFb" | "address" | "created" | "createdBy" | "handover" | "updated" | "version"
>;

/** @param confirmed ids of blocks, and 'title'; the user confirmed that their English texts match the German texts */
function rowOf(
  { date, en, blocks, ...fields }: EntryFields,
  before: EntryRow | null,
  row: OfTheRow,
  confirmed: readonly string[] = [],
): EntryRow {
  const titles = before && {
    texts: [{ de: before.title, en: before.en?.title ?? null }],
    at: { revision: before.titleRevision, englishFrom: before.titleEnglishFrom },
  };
  const { revision, englishFrom } = revisedTexts(titles, [{ de: fields.title, en: en?.title ?? null }], row.version);
  return {
    ...row,
    ...fields,
    ...storedDate(date),
    en: en ?? null,
    titleRevision: revision,
    titleEnglishFrom: en?.title && confirmed.includes("title") ? revision : englishFrom,
    blocks: confirmedBlocks(revisedBlocks(before?.blocks ?? [], blocks, row.version), confirmed),
  };
}

const englishOf = ({ titleEnglishFrom, blocks }: EntryRow) => [
  titleEnglishFrom,
  ...blocks.map(({ englishFrom }) => englishFrom),
];

function writtenOf({
  updated: _updated,
  version: _version,
  titleRevision: _title,
  titleEnglishFrom: _from,
  blocks,
  ...row
}: EntryRow) {
  return {
    ...row,
    blocks: blocks.map(({ revision: _revision, englishFrom: _englishFrom, ...block }: StoredBlock) => block),
  };
}

type Written = { input: EntryInput; now: Date };

/** @throws invalid (C200) */
async function refuseProblems(
  tx: Tx,
  before: EntryRow | null,
  fields: EntryFields,
  { input, now }: Written,
): Promise<void> {
  const problems = fixedPageProblems(before, fields, now) ?? endProblems(before, fields, now);
  if (problems) throw new AppError("invalid", { fields: problems });
  refuseEventProblems(before && fieldsOf(before), fields, now);
  // Texts may contain missing pictures and links to missing pages. Fields must not refer to missing files.
  if (fields.blocks.some(({ type }) => type === "embed")) {
    const { settings } = await getSettings(tx);
    const unlisted = unlistedEmbeds(fields, before, settings.site.embedHosts);
    if (unlisted) throw new AppError("invalid", { fields: unlisted });
  }
  const kinds = await findFileKinds(tx, usedFileIds(fields));
  const unknown = unknownFiles(fileReferences(fields), new Set(kinds.keys())) ?? otherKinds(fields, kinds);
  if (unknown)
    throw new AppError("invalid", { fields: input.blocks ? unknown : underSentNames(unknown, fields.blocks) });
}

/** Replaces the names of block fields by the names of REST, because the client sent fields of REST. */
function underSentNames(
  problems: Record<string, FieldProblem>,
  blocks: readonly Block[],
): Record<string, FieldProblem> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, index, field] = /^blocks\.(\d+)\.(.*)$/u.exec(path) ?? [];
      return [index === undefined || field === undefined ? path : restFieldOf(blocks, Number(index), field), problem];
    }),
  );
}
