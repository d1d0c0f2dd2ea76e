import { type SQL, sql } from "drizzle-orm";
import { foldedText } from "./columns.ts";

const TITLE_LENGTH = 400;

/**
 * Symbols and punctuation become blanks, except East Asian punctuation. Otherwise PostgreSQL's parser would find
 * addresses, paths or signed numbers.
 */
export function words(text: SQL, length: number): SQL {
  const joined = sql`regexp_replace(${text}, '[\\u00ad\\u200b-\\u200d\\u2060]', '', 'g')`;
  const separated = sql`regexp_replace(${foldedText(joined)}, '[^a-z0-9\\u00c0-\\u1fff\\u2c00-\\ud7ff\\uf900-\\uffef]+', ' ', 'g')`;
  return sql`left(${separated}, ${sql.raw(String(length))})`;
}

export const titleWords = (of: SQL): SQL => words(sql`coalesce(${of}, '')`, TITLE_LENGTH);

/** In byte order, titles that begin with the same words are next to each other in an index. */
export const titleKey = (of: SQL): SQL => sql`(btrim(${titleWords(of)}) collate "C")`;
