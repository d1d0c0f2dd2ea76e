import { type SQL, sql } from "drizzle-orm";
import { blockTypes, definitionOf } from "#contract/blocks/definitions.ts";
import { itemOf, jsonPath, nameOf } from "#contract/blocks/paths.ts";
import type { TranslationState } from "#contract/values/translation-states.ts";
import type { Queryable } from "#db/open.ts";
import { entries, hasEnglishTitle } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { entryTags } from "#db/schema/tags.ts";
import { hasNotEndedAt } from "../entries/public-at.ts";

export type UntranslatedRow = {
  kind: "entry" | "seo" | "product" | "file";
  id: string;
  title: string;
  tags: string[];
  state: TranslationState;
};

const LOOKED_AT = 5_000;

/** JSONPath of blocks with untranslated texts. The path contains only constants, so no escaping is needed. */
const untranslatedBlocks = `$[*] ? (${blockTypes
  .flatMap((type) => definitionOf(type).texts.map(({ path }) => `(@.type == "${type}" && ${isMissingAt(path)})`))
  .join(" || ")})`;

function isMissingAt(path: string): string {
  const isMissing = (german: string, english: string): string => `@.${german} != "" && !(@.en.${english} != "")`;
  const item = itemOf(path);
  const name = nameOf(path);
  if (item === "") return isMissing(path, name);
  return `exists(@.${jsonPath(item)} ? (${isMissing(path.slice(item.length + 1), name)}))`;
}

const lacks = (json: SQL | typeof products.en, german: SQL, key: string): SQL =>
  sql`(${german} <> '' and coalesce(${json}->>${sql.raw(`'${key}'`)}, '') = '')`;

const lacksPart = (
  part: typeof products.food | typeof products.durability | typeof products.withdrawal | typeof products.safety,
  path: string,
) => {
  const [name = "", key = ""] = path.split(".");
  const german = sql`coalesce(${part}->>${sql.raw(`'${key}'`)}, '')`;
  return lacks(sql`(${products.en}->${sql.raw(`'${name}'`)})`, german, key);
};

const lacksFacts = sql.join(
  [
    lacks(products.en, sql`${products.producer}`, "producer"),
    lacksPart(products.food, "food.ingredients"),
    lacksPart(products.food, "food.allergens"),
    lacksPart(products.food, "food.storage"),
    lacksPart(products.durability, "durability.text"),
    lacksPart(products.withdrawal, "withdrawal.text"),
    lacksPart(products.safety, "safety.warnings"),
  ],
  sql` or `,
);

const titleOlder = sql`coalesce(${entries.titleEnglishFrom} < ${entries.titleRevision}, false)`;
const blockOlder = sql`jsonb_path_exists(${entries.blocks}, '$[*] ? (@.englishFrom < @.revision)')`;
const partMissing = sql`(not ${hasEnglishTitle} or jsonb_path_exists(${entries.blocks}, ${sql.raw(`'${untranslatedBlocks}'`)}))`;

const noTags = sql.raw("array[]::text[]");

/** @param at the current time; entries that have ended by then count as drafts, and drafts need no translation */
function untranslated(at: Date): SQL {
  const isTold = sql`${entries.publishDate} is not null and ${hasNotEndedAt(at)}`;
  const tags = sql`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = ${entries.id} order by ${entryTags.position})`;
  const ofEntries = sql`select 'entry' as kind, ${entries.id} as id, ${entries.title} as title, ${tags} as tags,
    case when ${hasEnglishTitle} and (${titleOlder} or ${blockOlder}) then 'older' when ${partMissing} then 'missing' end as state,
    1 as place, ${entries.publishDate} as at
    from ${entries} where ${isTold} order by ${entries.publishDate} desc, ${entries.id} limit ${LOOKED_AT}`;
  const seo = sql`(${entries.seo}->'en')`;
  const german = (key: string): SQL => sql`coalesce(${entries.seo}->'de'->>${sql.raw(`'${key}'`)}, '')`;
  const ofSeo = sql`select 'seo' as kind, ${entries.id} as id, ${entries.title} as title, ${noTags} as tags, 'missing' as state,
    2 as place, ${entries.publishDate} as at
    from ${entries} where ${isTold} and ${entries.seo} is not null
    and (${lacks(seo, german("title"), "title")} or ${lacks(seo, german("description"), "description")}) limit ${LOOKED_AT}`;
  const ofProducts = sql`select 'product' as kind, ${products.id} as id, ${products.title} as title, ${noTags} as tags, 'missing' as state,
    3 as place, ${products.updated} as at
    from ${products} where ${lacks(products.en, sql`${products.title}`, "title")} or ${lacks(products.en, sql`${products.text}`, "text")}
    or ${lacksFacts} limit ${LOOKED_AT}`;
  const ofFiles = sql`select 'file' as kind, ${files.id} as id, ${files.name} as title, ${noTags} as tags, 'missing' as state,
    4 as place, ${files.uploadDate} as at
    from ${files} where ${files.kind} = 'image' and not ${files.decorative} and ${files.altDe} <> '' and ${files.altEn} = ''
    limit ${LOOKED_AT}`;
  return sql`(select * from (${ofEntries}) as entries_found where state is not null
    union all select * from (${ofSeo}) as seo_found
    union all select * from (${ofProducts}) as products_found
    union all select * from (${ofFiles}) as files_found)`;
}

type Page = { state: TranslationState | undefined; limit: number; skip: number; at: Date };

/** Lists outdated texts first, because an outdated text may state something that is no longer true. */
export async function listUntranslated(db: Queryable, { state, limit, skip, at }: Page): Promise<UntranslatedRow[]> {
  const { rows } = await db.execute<UntranslatedRow>(sql`
    select kind, id, title, tags, state from ${untranslated(at)} as found
    ${state ? sql`where state = ${state}` : sql``}
    order by state desc, place, at desc, id limit ${limit} offset ${skip}`);
  return rows;
}

export async function countUntranslated(db: Queryable, at: Date): Promise<Record<TranslationState, number>> {
  const { rows } = await db.execute<{ state: TranslationState; found: number }>(
    sql`select state, count(*)::int as found from ${untranslated(at)} as found group by state`,
  );
  const of = (state: TranslationState): number => rows.find((row) => row.state === state)?.found ?? 0;
  return { missing: of("missing"), older: of("older") };
}
