import { getSettings } from "../../kernel/settings/store.ts";
import type { Language, Services } from "../../kernel/context.ts";

export type DefaultLanguage = {
  /** @returns the cached language; null before the first read, and after a change of the settings */
  known: () => Language | null;
  /** If the database does not answer, returns the last known language ('de' at first). */
  read: () => Promise<Language>;
};

const topics = ["settings"] as const;
const UNHEARD_MS = 1_000;

export function openDefaultLanguage({
  clock,
  database,
  log,
}: Pick<Services, "clock" | "database" | "log">): DefaultLanguage {
  let language: Language = "de";
  let readIn = -1;
  let askedAt = -Infinity;
  // Concurrent callers share one read of the database, until the settings change or the read fails.
  let reading: { generation: number; found: Promise<Language> } | null = null;
  const readIt = async (generation: number): Promise<Language> => {
    try {
      const { settings } = await getSettings(database.db);
      // A read that began earlier may finish later. Its result must not overwrite a newer one.
      if (generation >= readIn) [language, readIn] = [settings.language, generation];
    } catch (error) {
      log.debug({ err: error }, "the default language cannot be read");
      reading = null;
    }
    return language;
  };
  return {
    known: () => {
      if (readIn !== clock.generation(topics)) return null;
      if (!clock.isTrusted() && performance.now() - askedAt > UNHEARD_MS) {
        askedAt = performance.now();
        void readIt(clock.startReading(topics));
      }
      return language;
    },
    read: () => {
      const generation = clock.startReading(topics);
      if (reading?.generation !== generation) reading = { generation, found: readIt(generation) };
      return reading.found;
    },
  };
}
