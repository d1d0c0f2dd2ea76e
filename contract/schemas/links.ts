import { z } from "zod";
import { entryStates } from "#contract/values/entry-filters.ts";
import { limits } from "#contract/values/limits.ts";
import { id, line } from "#contract/fields/text.ts";

export const findTargetsInput = z.object({ q: line(limits.searchLength).default("") });

export const offeredTargets = { entries: 8, products: 4, files: 4 } as const;

export const linkTarget = z.object({
  /** 'page': a fixed page, or a page that editors have added. */
  kind: z.enum(["page", "entry", "product", "file"]),
  href: z.string(),
  title: z.string(),
  /** The name of the entry's list, or the extension of the file. */
  place: z.string(),
  state: z.enum(entryStates),
});
export type OfferedTarget = z.output<typeof linkTarget>;

/** Only this many links are checked, because entries rarely have more. */
export const judgedLinks = 100;
const manyIds = z.array(id).max(judgedLinks);
export const judgeLinksInput = z.object({
  entries: manyIds,
  files: manyIds,
  paths: z.array(line(limits.urlLength)).max(judgedLinks).default([]),
});
export type JudgeLinksInput = z.output<typeof judgeLinksInput>;
