import { type SQL, sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** An id as text. The application generates ids as UUIDv7, except the ids of sessions. */
export const idColumn = (name: string) => text(name);

/** A moment is stored in UTC. In the code, it is a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/**
 * When the row last changed for programs that read it (`updated` in REST). A trigger keeps it: it is the moment at which
 * the version rose, unless the statement sets another value.
 */
export const updatedColumn = () =>
  moment("updated")
    .notNull()
    .default(sql`clock_timestamp()`);

/** Text that is sorted by bytes, so that the order does not depend on the server's locale. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** The path of a tag ('Feste|2026|Apfeltag'). In byte order, the tags below a tag are one range of the index. */
export const tagPath = bytewiseText;

/** The plain text of lists of HTML (jsonb as text), for searching. */
export function textOfHtml(lists: SQL): SQL {
  const withoutTags = sql`regexp_replace(regexp_replace(${lists}, '<(br|/p|/h2|/h3|/li|/blockquote|/figcaption)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g')`;
  return sql`replace(replace(replace(replace(replace(${withoutTags}, '\\"', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
}

/** Removes case and accents, so that 'äpfel' finds 'Apfel'. Uses functions that PostgreSQL and PGlite have. */
export function foldedText(text: SQL): SQL {
  return sql`lower(replace(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'))`;
}

/**
 * Bytes in the database: documents, and small data that can be generated again. All other bytes are in the file
 * storage.
 */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
