import { expect } from "vitest";
import type { ContentTopic } from "#server/kernel/publication/topics.ts";
import type { Services } from "#server/kernel/context.ts";
import type { Database } from "#db/open.ts";

/** For each transaction that changed what guests see, its topics, in order. The list is empty if there was none. */
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
 * Waits until the caches for these topics have stored the last answer, because a cache stores a value only after the
 * answer.
 */
export async function isKept({ clock }: Services, topics: readonly ContentTopic[]): Promise<void> {
  expect(await clock.stillHolds(topics, clock.generation(topics))).toBe(true);
}
