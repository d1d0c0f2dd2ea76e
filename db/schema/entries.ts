import { blockTypes, definitionOf } from "#contract/blocks/definitions.ts";
import { englishPath, jsonPath } from "#contract/blocks/paths.ts";
import { type AnyColumn, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import type { EntrySeo } from "#contract/schemas/seo.ts";
import type { EntryFields } from "#contract/schemas/entries.ts";
import { claimPattern } from "#contract/values/environmental-claims.ts";
import { oldWords } from "#contract/values/law-lines.ts";
import { SITE_ZONE } from "#contract/values/time.ts";
import { bytewiseText, foldedText, idColumn, moment, textOfHtml } from "./columns.ts";
import { titleKey } from "./words.ts";
import { files } from "./files.ts";
import { users } from "./users.ts";

/** `by`: the name of the user at that time. `at`: an ISO moment. */
export type StoredHandover = { state: "handed" | "returned"; by: string; at: string; note: string };

/**
 * The paths of the texts for the search. If a path is added, a migration is needed that ends with `select
 * index_in_steps('entry', array(select id from entries))`.
 */
export const searchedPaths = [
  ...new Set(
    blockTypes.flatMap((type) =>
      definitionOf(type)
        .texts.flatMap(({ path }) => [path, englishPath(path)])
        .concat((definitionOf(type).names ?? []).map(({ path }) => path))
        .map((path) => `$[*].${jsonPath(path)}`),
    ),
  ),
];

const searchedTexts = sql.raw(
  searchedPaths.map((path) => `jsonb_path_query_array(blocks, '${path}')::text`).join(" || "),
);

/** The local day and time of `date`. For a whole day, `date` is midnight UTC. An index uses the same expression. */
export function localTimeOf(date: SQLWrapper, hasTime: AnyColumn): SQL {
  return sql`(${date} at time zone case when ${hasTime} then ${sql.raw(`'${SITE_ZONE}'`)} else 'UTC' end)`;
}

/** The title for search engines, and the description that an editor has written. Indexes use the same expressions. */
export const shownTitle = sql.raw(`coalesce(nullif(seo->'de'->>'title', ''), title)`);
export const ownDescription = sql.raw(`(seo->'de'->>'description')`);

/** True if a text of the entry matches the pattern. Indexes use the same condition. */
export const entryMentions = (pattern: string): SQL =>
  sql`title || coalesce(en::text, '') || blocks::text ~* ${sql.raw(`'${pattern}'`)}`;

/** True if the entry shows pages of other sites. An index uses the same condition. */
export const hasEmbeds = sql`blocks @> '[{"type": "embed"}]'`;

/** True if the entry has sponsors. An index uses the same condition. */
export const hasSponsors = sql`blocks @> '[{"type": "sponsors"}]'`;

/** True if the entry has a form. An index uses the same condition. */
export const hasForm = sql`blocks @> '[{"type": "form"}]'`;

export const entries = pgTable(
  "entries",
  {
    id: idColumn("id").primaryKey(),
    title: text("title").notNull(),
    /** `titleRevision` and `titleEnglishFrom` have the same meaning as `revision` and `englishFrom` of a block. */
    titleRevision: integer("title_revision").notNull().default(1),
    titleEnglishFrom: integer("title_english_from"),
    en: jsonb("en").$type<{ title: string }>(),
    byline: text("byline").notNull().default(""),
    blocks: jsonb("blocks").$type<StoredBlock[]>().notNull(),
    mainPicture: idColumn("main_picture").references(() => files.id, { onDelete: "set null" }),
    /** null: a draft. In the future: scheduled. Otherwise the entry is public until `publicUntil`. */
    publishDate: moment("publish_date"),
    publicUntil: moment("public_until"),
    /** The day or moment of the entry's subject, such as an event. If `dateHasTime` is false, it is a whole day. */
    date: moment("date"),
    dateHasTime: boolean("date_has_time").notNull().default(false),
    isRound: boolean("is_round").notNull().default(false),
    hasComments: boolean("has_comments").notNull().default(false),
    /** Texts for search engines and cards. If a text is '', the entry's title or the beginning of its text is used. */
    seo: jsonb("seo").$type<EntrySeo>(),
    shareFb: text("share_fb"),
    /** A draft that its author has handed over to the editors, or that an editor has given back. null for others. */
    handover: jsonb("handover").$type<StoredHandover>(),
    created: moment("created").notNull(),
    /** null: nobody's, for example because the user was removed. */
    createdBy: idColumn("created_by").references(() => users.id, { onDelete: "set null" }),
    updated: moment("updated").notNull(),
    version: integer("version").notNull().default(1),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(sql`title || E'\\n' || coalesce(en->>'title', '') || E'\\n' || ${textOfHtml(searchedTexts)}`),
      ),
  },
  (table) => [
    index("entries_handover_idx")
      .on(table.id)
      .where(sql`${table.handover} is not null`),
    // Has all columns that a count of the public entries reads, so that the count does not read the texts.
    index("entries_public_idx").on(table.publishDate.desc().nullsFirst(), table.id.desc(), table.publicUntil),
    index("entries_public_until_idx")
      .on(table.publicUntil)
      .where(sql`public_until is not null`),
    index("entries_shown_title_idx").on(shownTitle),
    index("entries_title_words_idx").on(titleKey(sql`title`)),
    index("entries_english_title_words_idx").on(titleKey(sql`en->>'title'`)),
    index("entries_own_description_idx").on(ownDescription),
    index("entries_local_time_idx").on(localTimeOf(table.date, table.dateHasTime), table.id),
    index("entries_title_idx").on(table.title, table.id),
    // The legal check asks on each visit of the overview. Matching all texts at that time would take seconds.
    index("entries_old_act_idx").on(table.id).where(entryMentions(oldWords.tmg)),
    index("entries_dispute_platform_idx").on(table.id).where(entryMentions(oldWords.disputePlatform)),
    index("entries_claims_idx").on(table.id).where(entryMentions(claimPattern)),
    index("entries_with_videos_idx")
      .on(table.id)
      .where(sql`blocks @> '[{"type": "video"}]'`),
    index("entries_with_forms_idx").on(table.id).where(hasForm),
    index("entries_with_sponsors_idx").on(table.id).where(hasSponsors),
    index("entries_with_embeds_idx").on(table.id).where(hasEmbeds),
  ],
);

export const hasEnglishTitle = sql<boolean>`(coalesce(${entries.en}->>'title', '') <> '')`;

export type PublishedState = Omit<EntryFields, "publishDate" | "publicUntil" | "blocks" | "en"> & {
  publishDate: string;
  publicUntil: string | null;
  blocks: StoredBlock[];
  en: { title: string } | null;
};

export const entryRevisions = pgTable(
  "entry_revisions",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    state: jsonb("state").$type<PublishedState>().notNull(),
    published: moment("published").notNull(),
    publishedBy: idColumn("published_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);
