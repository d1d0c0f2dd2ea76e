// Records the ticks of the content clock while work runs.
import type { ContentTopic } from "../content/topics.ts";
import type { Database } from "#db/open.ts";

/** The topics of each transaction that changed what guests see, in order; empty if nothing changed for them. */
export async function ticksOf(database: Database, work: () => Promise<unknown>): Promise<ContentTopic[][]> {
  const ticks: ContentTopic[][] = [];
  const hear = (topics: ReadonlySet<string>): void => void ticks.push([...topics].sort() as ContentTopic[]);
  database.contentListeners.add(hear);
  try {
    await work();
  } finally {
    database.contentListeners.delete(hear);
  }
  return ticks;
}
