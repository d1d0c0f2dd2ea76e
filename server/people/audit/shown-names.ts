// What the audit log stores, by the names that people read it under.
import de from "#locales/de/admin/audit.json" with { type: "json" };
import en from "#locales/en/admin/audit.json" with { type: "json" };

type Named = readonly (readonly [stored: string, name: string])[];

const bothLanguages = [de, en];
const sections: Named = bothLanguages.flatMap((words) => Object.entries(words.sections));
const fields: Named = bothLanguages.flatMap((words) => [
  ...Object.entries(words.fields),
  ...Object.values(words.fieldsOf).flatMap((names) => Object.entries(names)),
]);

/** @returns what is stored under a name with these words in it, in either language */
const storedFor = (named: Named, words: string): string[] => {
  const part = words.toLowerCase();
  return named.filter(([, name]) => name.toLowerCase().includes(part)).map(([stored]) => stored);
};

/** The labels of the settings' sections. */
export const sectionsNamed = (words: string): string[] => storedFor(sections, words);

/** The parts of fields' paths: 'lat' of 'site.address.lat'. */
export const fieldsNamed = (words: string): string[] => [...new Set(storedFor(fields, words))];
