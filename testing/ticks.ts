// Observes the content clock: its ticks while work runs, and the moment at which a value is cached.
import { expect } from "vitest";
import type { ContentTopic } from "#server/kernel/publication/topics.ts";
import type { Services } from "#server/kernel/context.ts";
import type { Database } from "#db/open.ts";

/** The topics of each transaction that changed the guests' view, in order; empty if there was none. */
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
 * Waits until the caches of these topics have stored the last answer. A cache stores a value after the answer, when its
 * lifetime is known. A test that changes the time before this moment would not read from the cache.
 */
export async function isKept({ clock }: Services, topics: readonly ContentTopic[]): Promise<void> {
  expect(await clock.stillHolds(topics, clock.generation(topics))).toBe(true);
}
