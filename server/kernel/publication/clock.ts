// Decides whether a cached value is still current for guests. A generation ends when content changes, and at moments
// that features register.
import type { Logger } from "pino";
import type { Database } from "#db/open.ts";
import { alwaysListening, type ContentListener, listenToContent } from "./listener.ts";
import type { NextMoment } from "./moment.ts";
import { type ContentTopic, contentTopics, isContentTopic } from "./topics.ts";

type Topics = readonly ContentTopic[];

export type ContentClock = {
  generation: (topics: Topics) => number;
  /** False while this process may miss changes by other processes. Caches must not serve values then. */
  isTrusted: () => boolean;
  /** Call this before reading from the database. @returns the generation of the values read from now on */
  startReading: (topics: Topics) => number;
  stillHolds: (topics: Topics, generation: number) => Promise<boolean>;
  close: () => Promise<void>;
};

type Options = {
  postgresUrl: string | undefined;
  moments: readonly NextMoment[];
  /** @returns the current time. The procedures must use the same clock, so that caches and answers agree. */
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
          // An empty topic means that this process may have missed changes of any topic.
          isContentTopic(topic) ? dials[topic].tick() : all.forEach((dial) => dial.tick()),
        );
  // Each change of a topic increases its counter. So the sum of the counters changes if any of the topics changes.
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
  askNextMoment: () => Promise<void>;
};

function createDial({ db }: Database, moments: readonly NextMoment[], now: () => Date): Dial {
  let count = 0;
  let readSince: Date | null = null;
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
