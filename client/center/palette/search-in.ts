import { ranked, type Score } from "./ranking.ts";
import { type LocalKind, localKinds, type Result, type Section } from "./result.ts";

const most: Record<LocalKind, number> = { settings: 8, screens: 6, actions: 4 };

export type Local = { sections: Section[]; best: Score };

/**
 * Groups the results by kind. The kind with the best result comes first. Kinds of equal rank appear in the order of
 * `localKinds`.
 */
export function searchIn(typed: string, all: Record<LocalKind, readonly Result[]>): Local {
  const sections = localKinds
    .map((kind) => ({ kind, hits: ranked(typed, all[kind]).slice(0, most[kind]) }))
    .map(({ kind, hits }) => ({ kind, best: hits[0]?.score ?? 0, results: hits.map(({ result }) => result) }))
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best);
  return { sections: sections.map(({ kind, results }) => ({ kind, results })), best: sections[0]?.best ?? 0 };
}
