// Keeps what was made of public content until the content clock ticks; bounded, and made once for all who wait.
import { LRUCache } from "lru-cache";
import type { ContentClock } from "./clock.ts";

export type ContentCache<Value> = {
  /**
   * What is kept, or made anew; what is being made is waited for, not made twice.
   * @param make gives null for what is not to be kept
   */
  getOrMake: <Made extends Value | null>(key: string, make: () => Promise<Made>) => Promise<Value | Made>;
  /** What was kept last, however old: for when the database does not answer. */
  findStale: (key: string) => Value | null;
};

type Bounds<Value> = { maxItems: number } | { maxBytes: number; bytesOf: (value: Value) => number };

export function createContentCache<Value>(clock: ContentClock, bounds: Bounds<Value>): ContentCache<Value> {
  type Kept = { value: Value; generation: number };
  // What is older than the last tick stays as stale, but is not served as long as the database answers.
  const items = new LRUCache<string, Kept>(
    "maxItems" in bounds
      ? { max: bounds.maxItems }
      : { maxSize: bounds.maxBytes, sizeCalculation: ({ value }) => bounds.bytesOf(value) },
  );
  const inFlight = new Map<string, Promise<Value | null>>();

  /** What is kept and still true; null for what has to be made. */
  const find = (key: string): Value | null => {
    const kept = items.get(key);
    return kept?.generation === clock.generation() && clock.isTrusted() ? kept.value : null;
  };

  const makeAndKeep = <Made extends Value | null>(
    key: string,
    flight: string,
    make: () => Promise<Made>,
  ): Promise<Made> => {
    const generation = clock.startReading();
    const making = make();
    inFlight.set(flight, making);
    const keep = async (): Promise<void> => {
      try {
        const value = await making;
        if (value !== null && (await clock.stillHolds(generation))) items.set(key, { value, generation });
      } catch {
        // Whoever asked gets the refusal, from `making` itself.
      } finally {
        inFlight.delete(flight);
      }
    };
    void keep();
    return making;
  };

  return {
    getOrMake: async <Made extends Value | null>(key: string, make: () => Promise<Made>) => {
      const kept = find(key);
      if (kept !== null) return kept;
      // Joined only by those who came before the next tick: a later reader must see what was written before it asked.
      const flight = `${clock.generation()} ${key}`;
      return (inFlight.get(flight) as Promise<Made> | undefined) ?? makeAndKeep(key, flight, make);
    },
    findStale: (key) => items.get(key)?.value ?? null,
  };
}
