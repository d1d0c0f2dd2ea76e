// What editors are offered when they link within the site, and what they learn of the links of a text.
import { z } from "zod";
import { entryStates } from "#contract/values/entry-filters.ts";
import { limits } from "#contract/values/limits.ts";
import { id, line } from "#contract/fields/text.ts";

export const findTargetsInput = z.object({ q: line(limits.searchLength).default("") });

/** How many of each kind are offered. */
export const offeredTargets = { entries: 8, files: 4 } as const;

export const linkTarget = z.object({
  /** A fixed page is a `page`. */
  kind: z.enum(["page", "entry", "file"]),
  href: z.string(),
  title: z.string(),
  /** The list of an entry; the ending of a file. */
  place: z.string(),
  state: z.enum(entryStates),
});
export type OfferedTarget = z.output<typeof linkTarget>;

/** More links than anybody writes into an entry; the others are not judged. */
export const judgedLinks = 100;
const manyIds = z.array(id).max(judgedLinks);
/** What a link names by its path, by id, or by the id of its file. */
export const judgeLinksInput = z.object({
  entries: manyIds,
  files: manyIds,
  paths: z.array(line(limits.urlLength)).max(judgedLinks).default([]),
});
export type JudgeLinksInput = z.output<typeof judgeLinksInput>;
