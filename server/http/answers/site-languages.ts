import { getSettings } from "../../kernel/settings/store.ts";
import type { Language, Services } from "../../kernel/context.ts";

/** The default language of the pages, and true if the site has no English pages. */
export type SiteLanguages = { language: Language; onlyGerman: boolean };

export type KnownLanguages = {
  /** @returns the cached languages; null before the first read, and after a change of the settings */
  known: () => SiteLanguages | null;
  /** @returns the languages of the last read, which may be outdated */
  last: () => SiteLanguages;
  /** If the database does not answer, returns the last known languages ('de' at first). */
  read: () => Promise<SiteLanguages>;
};

const topics = ["settings"] as const;
const UNHEARD_MS = 1_000;

export function openSiteLanguages({
  clock,
  database,
  log,
}: Pick<Services, "clock" | "database" | "log">): KnownLanguages {
  let languages: SiteLanguages = { language: "de", onlyGerman: false };
  let readIn = -1;
  let askedAt = -Infinity;
  // Concurrent callers share one read of the database, until the settings change or the read fails.
  let reading: { generation: number; found: Promise<SiteLanguages> } | null = null;
  const readIt = async (generation: number): Promise<SiteLanguages> => {
    try {
      const { settings } = await getSettings(database.db);
      // A read that began earlier may finish later. Its result must not overwrite a newer one.
      const { language, onlyGerman } = settings;
      if (generation >= readIn) [languages, readIn] = [{ language, onlyGerman }, generation];
    } catch (error) {
      log.debug({ err: error }, "the languages of the site cannot be read");
      reading = null;
    }
    return languages;
  };
  return {
    last: () => languages,
    known: () => {
      if (readIn !== clock.generation(topics)) return null;
      if (!clock.isTrusted() && performance.now() - askedAt > UNHEARD_MS) {
        askedAt = performance.now();
        void readIt(clock.startReading(topics));
      }
      return languages;
    },
    read: () => {
      const generation = clock.startReading(topics);
      if (reading?.generation !== generation) reading = { generation, found: readIt(generation) };
      return reading.found;
    },
  };
}
