// What the links and pictures of a draft lead to, asked once for all of them; what nobody knows yet is taken for good.
import { keepPreviousData } from "@tanstack/react-query";
import { blocksOf } from "#contract/blocks/registry.ts";
import { picturesInHtml } from "#contract/html.ts";
import { judgedLinks } from "#contract/links.ts";
import { pageState } from "#contract/page-states.ts";
import { linksInHtml, type LinkState, type LinkTarget, linkTargetOf } from "#contract/site-links.ts";
import { useSiteConfig } from "../loaded.ts";
import { trpc } from "../trpc.ts";
import type { Draft } from "./draft.ts";

export type LinkJudgement = {
  stateOf: (href: string) => LinkState;
  /** How many links lead guests nowhere. */
  deadCount: number;
};

export function useLinkStates(draft: Draft): LinkJudgement {
  const config = useSiteConfig();
  const texts = blocksOf(draft.blocks, "text").map(({ html }) => html);
  const hrefs = texts.flatMap(linksInHtml);
  const targets = hrefs.map(linkTargetOf);
  const pictures = texts.flatMap(picturesInHtml).map(({ id }) => ({ kind: "file" as const, id }));
  const wanted = { entries: idsOf(targets, "entry"), files: idsOf([...targets, ...pictures], "file") };
  const { data } = trpc.siteLinks.judge.useQuery(wanted, {
    enabled: wanted.entries.length + wanted.files.length > 0,
    placeholderData: keepPreviousData,
  });
  const stateOf = (href: string): LinkState => {
    const target = linkTargetOf(href);
    if (target === null) return "public";
    return target.kind === "page" ? pageState(target.path, config) : (data?.[target.id] ?? "public");
  };
  return { stateOf, deadCount: hrefs.filter((href) => stateOf(href) !== "public").length };
}

function idsOf(targets: readonly (LinkTarget | null)[], kind: "entry" | "file"): string[] {
  const ids = targets.flatMap((target) => (target?.kind === kind ? [target.id] : []));
  return [...new Set(ids)].slice(0, judgedLinks).sort();
}
