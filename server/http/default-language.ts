// The language of pages for whoever has not chosen one, as the settings have it.
import { getSettings } from "../config/store.ts";
import type { Language, Services } from "../context.ts";

export type DefaultLanguage = {
  /** What is known, without waiting; null if the settings have changed since it was read. */
  known: () => Language | null;
  /** Reads it; while the database does not answer, the last known one stays. */
  read: () => Promise<Language>;
};

const topics = ["settings"] as const;

export function openDefaultLanguage({
  clock,
  database,
  log,
}: Pick<Services, "clock" | "database" | "log">): DefaultLanguage {
  let language: Language = "de";
  let readIn = -1;
  // Only callers from before the next change share it.
  let reading: { generation: number; found: Promise<Language> } | null = null;
  const readIt = async (generation: number): Promise<Language> => {
    try {
      const { settings } = await getSettings(database.db);
      // An earlier read may end later.
      if (generation > readIn) [language, readIn] = [settings.language, generation];
    } catch (error) {
      log.debug({ err: error }, "the default language cannot be read");
      reading = null;
    }
    return language;
  };
  return {
    known: () => (readIn === clock.generation(topics) ? language : null),
    read: () => {
      const generation = clock.startReading(topics);
      if (reading?.generation !== generation) reading = { generation, found: readIt(generation) };
      return reading.found;
    },
  };
}
