import { expect } from "vitest";
import type { ContentTopic } from "#server/kernel/publication/topics.ts";
import type { Services } from "#server/kernel/context.ts";
import type { Database } from "#db/open.ts";

/**
 * Runs `work`. Returns the topics of each transaction that changed public content, in the order of the transactions.
 */
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

/**
 * A cache stores a value shortly after the site has sent it. This function lets the caches for these topics store the
 * last value.
 */
export async function isKept({ clock }: Services, topics: readonly ContentTopic[]): Promise<void> {
  expect(await clock.stillHolds(topics, clock.generation(topics))).toBe(true);
}
