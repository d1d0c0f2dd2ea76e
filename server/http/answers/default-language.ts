// The language of pages for whoever has not chosen one, as the settings have it.
import { getSettings } from "../../kernel/settings/store.ts";
import type { Language, Services } from "../../kernel/context.ts";

export type DefaultLanguage = {
  /** What is known, without waiting; null if the settings have changed since it was read. */
  known: () => Language | null;
  /** Reads it; while the database does not answer, the last known one stays. */
  read: () => Promise<Language>;
};

const topics = ["settings"] as const;
/** How long it is believed while changes of other processes are not heard of. */
const UNHEARD_MS = 1_000;

export function openDefaultLanguage({
  clock,
  database,
  log,
}: Pick<Services, "clock" | "database" | "log">): DefaultLanguage {
  let language: Language = "de";
  let readIn = -1;
  let askedAt = -Infinity;
  // Only callers from before the next change share it.
  let reading: { generation: number; found: Promise<Language> } | null = null;
  const readIt = async (generation: number): Promise<Language> => {
    try {
      const { settings } = await getSettings(database.db);
      // An earlier read may end later.
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
      // Changes of other processes could be missed: nobody waits for that, and none is missed for long.
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
