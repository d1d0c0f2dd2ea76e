import { LRUCache } from "lru-cache";
import type { ContentClock } from "./clock.ts";
import type { ContentTopic } from "./topics.ts";

export type ContentCache<Value> = {
  /** Returns the cached value, or computes it. @param make returns null for a result that must not be cached */
  getOrMake: <Made extends Value | null>(key: string, make: () => Promise<Made>) => Promise<Value | Made>;
  /** True if the cache contains exactly this value, and the value is current. */
  holds: (key: string, value: Value) => boolean;
  findStale: (key: string) => Value | null;
};

type Bounds<Value> = { maxItems: number } | { maxBytes: number; bytesOf: (value: Value) => number };

/**
 * @param topics the values depend on these topics; a change of another topic does not invalidate them
 * @param onLookup called with true if the cache has the value, and with false if it must be computed
 */
export function createContentCache<Value>(
  clock: ContentClock,
  topics: readonly ContentTopic[],
  bounds: Bounds<Value>,
  onLookup: (isHit: boolean) => void = () => {},
): ContentCache<Value> {
  type Kept = { value: Value; generation: number };
  const items = new LRUCache<string, Kept>(
    "maxItems" in bounds
      ? { max: bounds.maxItems }
      : { maxSize: bounds.maxBytes, sizeCalculation: ({ value }) => bounds.bytesOf(value) },
  );
  const inFlight = new Map<string, Promise<Value | null>>();

  const find = (key: string): Value | null => {
    const kept = items.get(key);
    return kept?.generation === clock.generation(topics) && clock.isTrusted() ? kept.value : null;
  };

  const makeAndKeep = <Made extends Value | null>(
    key: string,
    flight: string,
    make: () => Promise<Made>,
  ): Promise<Made> => {
    const generation = clock.startReading(topics);
    const making = make();
    inFlight.set(flight, making);
    const keep = async (): Promise<void> => {
      try {
        const value = await making;
        if (value !== null && (await clock.stillHolds(topics, generation))) items.set(key, { value, generation });
      } catch {
        // Ignored here, because all callers await `making` and receive this error.
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
      onLookup(kept !== null);
      if (kept !== null) return kept;
      // Callers of the same generation share a computation. A caller of a later generation computes the value again, to
      // see the newest write.
      const flight = `${clock.generation(topics)} ${key}`;
      return (inFlight.get(flight) as Promise<Made> | undefined) ?? makeAndKeep(key, flight, make);
    },
    holds: (key, value) => find(key) === value,
    findStale: (key) => items.get(key)?.value ?? null,
  };
}
