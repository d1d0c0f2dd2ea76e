// Finds what a person searches for in text that is stored folded, without case and diacritics.
import { type AnyColumn, like, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#db/schema/columns.ts";
import { likePattern } from "./pattern.ts";

/** Anywhere in the text, and literally. */
export function hasText(folded: AnyColumn, q: string): SQL {
  return like(folded, foldedText(sql`${likePattern(q)}::text`));
}
