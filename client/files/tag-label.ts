// How the path of a tag is written for people.
import { levelsOf } from "#contract/tag-paths.ts";

/** 'Feste › 2026' */
export function tagLabel(path: string): string {
  return levelsOf(path).join(" › ");
}
