// Tells whether what was read is still what guests would see: it ticks with every change, and when a scheduled entry's moment comes.
import type { Logger } from "pino";
import type { Database } from "#db/open.ts";
import { alwaysListening, type ContentListener, listenToContent } from "./listener.ts";
import { findNextPublishDate } from "../entries/store.ts";

export type ContentClock = {
  /** Another number whenever guests may see something else. */
  generation: () => number;
  /** False while changes by other processes would not be heard: then nothing kept may be served. */
  isTrusted: () => boolean;
  /** The generation that what is read from now on belongs to. */
  startReading: () => number;
  /** Whether what was read in a generation may be kept for as long as that lasts. */
  stillHolds: (generation: number) => Promise<boolean>;
  close: () => Promise<void>;
};

/** @param postgresUrl where other processes may change things too; undefined on the embedded database */
export function openContentClock(database: Database, postgresUrl: string | undefined, log: Logger): ContentClock {
  let generation = 0;
  /** Since when something was read of this generation: what appears after that ends it. */
  let readSince: Date | null = null;
  /** Epoch milliseconds at which the next scheduled entry appears; null = not asked yet. */
  let nextAppearance: number | null = null;
  let asking: Promise<void> | null = null;
  const tick = (): void => {
    generation += 1;
    readSince = null;
    nextAppearance = null;
    asking = null;
  };
  database.contentListeners.add(tick);
  const listener: ContentListener =
    postgresUrl === undefined ? alwaysListening : listenToContent(postgresUrl, log, tick);

  const current = (): number => {
    if (nextAppearance !== null && Date.now() >= nextAppearance) tick();
    return generation;
  };
  const askNextAppearance = async (since: Date): Promise<void> => {
    const asked = generation;
    const next = await findNextPublishDate(database.db, since);
    if (asked === generation) nextAppearance = next?.getTime() ?? Infinity;
  };

  return {
    generation: current,
    isTrusted: listener.isListening,
    startReading: () => {
      const started = current();
      readSince ??= new Date();
      return started;
    },
    stillHolds: async (read) => {
      if (read !== current()) return false;
      // One query for each generation, whoever asks first.
      asking ??= askNextAppearance(readSince ?? new Date());
      try {
        await asking;
      } catch (error) {
        log.debug({ err: error }, "nothing is kept: when the next entry appears cannot be read");
        if (read === generation) asking = null;
        return false;
      }
      return read === current();
    },
    close: async () => {
      database.contentListeners.delete(tick);
      await listener.close();
    },
  };
}
