import de from "#locales/de/admin/audit.json" with { type: "json" };
import en from "#locales/en/admin/audit.json" with { type: "json" };

type Named = readonly (readonly [stored: string, name: string])[];

const bothLanguages = [de, en];
const sections: Named = bothLanguages.flatMap((words) => Object.entries(words.sections));
const fields: Named = bothLanguages.flatMap((words) => [
  ...Object.entries(words.fields),
  ...Object.values(words.fieldsOf).flatMap((names) => Object.entries(names)),
]);

const storedFor = (named: Named, words: string): string[] => {
  const part = words.toLowerCase();
  return named.filter(([, name]) => name.toLowerCase().includes(part)).map(([stored]) => stored);
};

export const sectionsNamed = (words: string): string[] => storedFor(sections, words);

export const fieldsNamed = (words: string): string[] => [...new Set(storedFor(fields, words))];
