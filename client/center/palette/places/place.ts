import type { Action, Noun } from "#contract/values/permissions.ts";

/** A target of the search. `text` and `words` are keys of locales/. */
export type Place = {
  path: string;
  text: string;
  /** Synonyms in everyday words, separated by commas. */
  words: string;
  /** The area of the place, shown below its name. */
  within: string;
  needs?: readonly [Action, Noun] | undefined;
};

/** A setting, or a group of settings with a heading. */
export type SettingsPlace = Place & {
  /** The fields of the contract that users edit at this place (contract/schemas/settings.ts). */
  sets: readonly string[];
};

type Row = readonly [text: string, words: string, ...sets: string[]];

export function placesOn(
  { path, within, needs }: Pick<Place, "path" | "within" | "needs">,
  rows: readonly Row[],
): SettingsPlace[] {
  return rows.map(([text, words, ...sets]) => ({ path, within, needs, text, words, sets }));
}
