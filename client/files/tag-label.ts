import { childPath, levelsOf, SEPARATOR } from "#contract/values/tag-paths.ts";

export function tagLabel(path: string): string {
  return levelsOf(path).join(" › ");
}

/** @returns the path for a text such as 'Feste | 2026' or 'Feste › 2026'; '' for an empty text */
export function pathOfLabel(text: string): string {
  return text
    .split(/[|›]/u)
    .map((level) => level.trim())
    .filter(Boolean)
    .join(SEPARATOR);
}

export const pathBelow = (above: string, text: string): string =>
  childPath(pathOfLabel(above) || null, pathOfLabel(text));
