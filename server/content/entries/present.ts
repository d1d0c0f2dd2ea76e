import type { Block } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Entry } from "#contract/schemas/entries.ts";
import { fieldsOf } from "./fields.ts";
import { bodyIn, titleIn } from "./in-english.ts";
import { entryStateAt } from "./rules.ts";
import type { EntryRow } from "./store.ts";

/** @param now an entry that has ended by this time is presented as a draft, even for editors */
export function presentEntry(row: EntryRow, now: Date): Entry {
  const isDraft = entryStateAt(row, now) === "draft";
  return {
    id: row.id,
    ...fieldsOf(row),
    publishDate: isDraft ? null : (row.publishDate?.toISOString() ?? null),
    publicUntil: row.publicUntil?.toISOString() ?? null,
    revision: row.titleRevision,
    englishFrom: row.titleEnglishFrom,
    share: { fb: row.shareFb !== null },
    address: row.address,
    handover: presentHandover(row),
    createdBy: row.publishDate === null ? row.createdBy : null,
    created: row.created.toISOString(),
    version: row.version,
  };
}

function presentHandover({ handover }: Pick<EntryRow, "handover">): Entry["handover"] {
  if (handover?.state !== "handed") return null;
  const { state: _state, ...handed } = handover;
  return handed;
}

export type ShownEntry = Omit<
  Entry,
  "createdBy" | "handover" | "revision" | "englishFrom" | "blocks" | "en" | "publicUntil"
> & {
  en?: Entry["en"];
  /** Omitted for guests. */
  publicUntil?: Entry["publicUntil"];
  blocks: ShownBlock[];
  /** Set on an English page if the title exists only in German. */
  isGerman?: true;
};

export function presentShownEntry(row: EntryRow, content: ContentLanguage, now: Date): ShownEntry {
  const {
    revision: _revision,
    englishFrom: _from,
    en: _en,
    publicUntil: _until,
    handover: _handover,
    createdBy: _by,
    blocks,
    ...entry
  } = presentEntry(row, now);
  return { ...entry, ...titleIn(row, content), blocks: bodyIn(blocks, content).map(plainBlock) };
}

export function presentEditedEntry(row: EntryRow, now: Date): ShownEntry {
  const {
    revision: _revision,
    englishFrom: _from,
    handover: _handover,
    createdBy: _by,
    blocks,
    ...entry
  } = presentEntry(row, now);
  return { ...entry, blocks: blocks.map(({ revision: _own, englishFrom: _ownFrom, ...block }) => block) };
}

/** Guests must see neither who receives the answers to a form nor when the contract with a sponsor ends. */
export function withoutInternals<Own extends Block>(block: Own): Own {
  if (block.type === "form") return { ...block, recipients: [] };
  if (block.type !== "sponsors") return block;
  const tiers = block.tiers.map((tier) => ({
    ...tier,
    sponsors: tier.sponsors.map((sponsor) => ({ ...sponsor, until: null })),
  }));
  return { ...block, tiers };
}

function plainBlock(block: ShownBlock & { revision?: number; englishFrom?: number | null }): ShownBlock {
  const { revision: _revision, englishFrom: _from, ...shown } = withoutInternals(block);
  return JSON.parse(JSON.stringify(shown, (key, value: unknown) => (key === "en" ? undefined : value))) as ShownBlock;
}
