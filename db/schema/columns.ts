// The column kinds that several tables share: ids, moments in UTC and tag paths in byte order;
// and text as people search and sort it.
import { type SQL, sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** UUIDv7 text, made by the application. */
export const idColumn = (name: string) => text(name);

/** A moment, UTC in the database, a Date in the code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Text in the order of its bytes, whatever locale the server was set up with. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/**
 * A materialised tag path ('Feste|2026|Apfeltag'). Byte order makes a subtree one range of
 * the index.
 */
export const tagPath = bytewiseText;

/** What lists of HTML (jsonb as text) say, as plainText() of the contract reads them. */
export function textOfHtml(lists: SQL): SQL {
  const withoutTags = sql`regexp_replace(regexp_replace(${lists}, '<(br|/p|/h2|/h3|/li|/blockquote|/figcaption)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g')`;
  return sql`replace(replace(replace(replace(replace(${withoutTags}, '\\"', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
}

/**
 * Text without case and diacritics, so that 'äpfel' finds 'Apfel' and stands beside it. Stored as a
 * generated column and made of what is searched for by the same expression: built in, alike on both databases.
 */
export function foldedText(text: SQL): SQL {
  return sql`lower(replace(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'))`;
}
