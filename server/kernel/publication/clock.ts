// Tells whether a value that was read is still what guests would see: the clock ticks with every change of a topic,
// and at moments that features register.
import type { Logger } from "pino";
import type { Database } from "#db/open.ts";
import { alwaysListening, type ContentListener, listenToContent } from "./listener.ts";
import type { NextMoment } from "./moment.ts";
import { type ContentTopic, contentTopics, isContentTopic } from "./topics.ts";

type Topics = readonly ContentTopic[];

export type ContentClock = {
  /** Changes whenever guests may see something else of these topics. */
  generation: (topics: Topics) => number;
  /** False while changes by other processes could be missed: then no cached value may be served. */
  isTrusted: () => boolean;
  /** The generation that everything read from now on belongs to. */
  startReading: (topics: Topics) => number;
  /** Whether a value read in a generation may be kept until that generation ends. */
  stillHolds: (topics: Topics, generation: number) => Promise<boolean>;
  close: () => Promise<void>;
};

type Options = {
  /** Set if other processes may change content too; undefined on the embedded database. */
  postgresUrl: string | undefined;
  moments: readonly NextMoment[];
  /** Procedures must read the same time: else a value from before a moment could be kept after it. */
  now: () => Date;
  log: Logger;
};

export function openContentClock(database: Database, { postgresUrl, moments, now, log }: Options): ContentClock {
  const dials = Object.fromEntries(
    contentTopics.map((topic) => [
      topic,
      createDial(
        database,
        moments.filter((moment) => moment.topic === topic),
        now,
      ),
    ]),
  ) as Record<ContentTopic, Dial>;
  const all = Object.values(dials);
  const tick = (topics: Iterable<string>): void => {
    for (const topic of topics) if (isContentTopic(topic)) dials[topic].tick();
  };
  database.contentListeners.add(tick);
  const listener: ContentListener =
    postgresUrl === undefined
      ? alwaysListening
      : listenToContent(postgresUrl, log, (topic) =>
          // An empty topic: changes may have been missed, their topics are unknown.
          isContentTopic(topic) ? dials[topic].tick() : all.forEach((dial) => dial.tick()),
        );
  // Every tick raises the sum, so that one number covers several topics.
  const generation = (topics: Topics): number => topics.reduce((sum, topic) => sum + dials[topic].count(), 0);

  return {
    generation,
    isTrusted: listener.isListening,
    startReading: (topics) => {
      const started = generation(topics);
      for (const topic of topics) dials[topic].startReading();
      return started;
    },
    stillHolds: async (topics, read) => {
      if (read !== generation(topics)) return false;
      try {
        await Promise.all(topics.map((topic) => dials[topic].askNextMoment()));
      } catch (error) {
        log.debug({ err: error }, "nothing is kept: when the content changes next cannot be read");
        return false;
      }
      return read === generation(topics);
    },
    close: async () => {
      database.contentListeners.delete(tick);
      await listener.close();
    },
  };
}

type Dial = {
  count: () => number;
  tick: () => void;
  startReading: () => void;
  /** One query per generation, shared by all callers. */
  askNextMoment: () => Promise<void>;
};

/** The generations of one topic. */
function createDial({ db }: Database, moments: readonly NextMoment[], now: () => Date): Dial {
  let count = 0;
  /** When the first read of this generation began: a moment that comes after it ends the generation. */
  let readSince: Date | null = null;
  /** Epoch milliseconds of the next registered moment; null = not queried yet. */
  let next: number | null = null;
  let asking: Promise<void> | null = null;
  const tick = (): void => {
    count += 1;
    readSince = null;
    next = null;
    asking = null;
  };
  const current = (): number => {
    if (next !== null && now().getTime() >= next) tick();
    return count;
  };
  const ask = async (since: Date): Promise<void> => {
    const asked = count;
    const found = await Promise.all(moments.map(({ find }) => find(db, since)));
    if (asked === count) next = Math.min(Infinity, ...found.map((moment) => moment?.getTime() ?? Infinity));
  };
  return {
    count: current,
    tick,
    startReading: () => {
      readSince ??= now();
    },
    askNextMoment: async () => {
      if (moments.length === 0) return;
      const asked = count;
      asking ??= ask(readSince ?? now());
      try {
        await asking;
      } catch (error) {
        if (asked === count) asking = null;
        throw error;
      }
    },
  };
}
