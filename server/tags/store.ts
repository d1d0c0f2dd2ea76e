// Tags in the database: materialised paths, made when something first carries them.
import { and, type AnyColumn, eq, gte, lt, or, type SQL } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { tags } from "#db/schema/tags.ts";

const SEPARATOR = "|";
/** The character after '|' in byte order: what ends the range of a subtree. */
const AFTER_SEPARATOR = "}";

/** Every path and all that stand above it: 'a|b' → 'a', 'a|b'; in byte order, each once. */
export function withParents(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => {
    const levels = path.split(SEPARATOR);
    return levels.map((_, index) => levels.slice(0, index + 1).join(SEPARATOR));
  });
  return [...new Set(all)].sort();
}

/** Makes the tags that are missing, and their parents. */
export async function ensureTags(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  // One order for all, so that two transactions do not wait for each other.
  await tx
    .insert(tags)
    .values(withParents(paths).map((path) => ({ path })))
    .onConflictDoNothing();
}

/** The tag itself or any below it, as one range of the index. */
export function subtreeCondition(column: AnyColumn, path: string): SQL {
  const below = and(gte(column, `${path}${SEPARATOR}`), lt(column, `${path}${AFTER_SEPARATOR}`));
  return or(eq(column, path), below) as SQL;
}
