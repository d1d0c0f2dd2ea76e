import { type AnyColumn, like, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#db/schema/columns.ts";
import { likePattern } from "./pattern.ts";

export function hasText(folded: AnyColumn | SQL, q: string): SQL {
  return like(folded, foldedText(sql`${likePattern(q)}::text`));
}
