import { useCallback } from "react";
import { keepPreviousData } from "@tanstack/react-query";
import { blocksOf } from "#contract/blocks/pictures.ts";
import { linksOf } from "#contract/blocks/registry.ts";
import { picturesInHtml } from "#contract/values/html.ts";
import { linkWithoutLanguage } from "#contract/values/content-language.ts";
import { judgedLinks } from "#contract/schemas/links.ts";
import { pageState } from "#contract/schemas/page-states.ts";
import { listTags } from "#contract/values/pages.ts";
import { linksInHtml, type LinkState, type LinkTarget, linkTargetOf } from "#contract/values/site-links.ts";
import { useSiteSettings } from "../api/loaded.ts";
import { trpc } from "../api/trpc.ts";
import type { DraftBlockOf } from "./draft-blocks.ts";
import type { Draft } from "./draft-fields.ts";
import { onceForEach } from "./once-for-each.ts";

export type LinkJudgement = {
  stateOf: (href: string) => LinkState;
  deadCount: number;
};

/** @param kept the draft on the server. Its addresses are checked, so that typing does not cause a request per key. */
export function useLinkStates(draft: Draft, kept: Draft): LinkJudgement {
  const settings = useSiteSettings();
  const texts = blocksOf(draft.blocks, "text").map(readText);
  const hrefs = [...texts.flatMap(({ links }) => links), ...addressesIn(kept)];
  const targets = hrefs.map(targetOf);
  const pictures = texts.flatMap(({ pictureIds }) => pictureIds).map((id) => ({ kind: "file" as const, id }));
  const wanted = {
    entries: idsOf(targets, "entry"),
    files: idsOf([...targets, ...pictures], "file"),
    paths: pathsOf(targets, settings),
  };
  const { data } = trpc.linkTargets.judge.useQuery(wanted, {
    enabled: wanted.entries.length + wanted.files.length + wanted.paths.length > 0,
    placeholderData: keepPreviousData,
  });
  // All texts of the page use this context. A new function would render all of them.
  const stateOf = useCallback(
    (href: string): LinkState => {
      const target = targetOf(href);
      if (target === null) return "public";
      if (target.kind !== "page") return data?.[target.id] ?? "public";
      return needsServer(target.path, settings) ? (data?.[target.path] ?? "public") : pageState(target.path, settings);
    },
    [data, settings],
  );
  return { stateOf, deadCount: hrefs.filter((href) => stateOf(href) !== "public").length };
}

const readText = onceForEach(({ html }: DraftBlockOf<"text">) => ({
  links: linksInHtml(html),
  pictureIds: picturesInHtml(html).map(({ id }) => id),
}));

const addressesIn = ({ blocks }: Draft): string[] => blocks.flatMap((block) => linksOf(block).map(({ url }) => url));

/** The site opens a link in the reader's language, so the language in the link is ignored. */
const targetOf = (href: string): LinkTarget | null => linkTargetOf(linkWithoutLanguage(href));

/** True if only the server can answer, because only the server knows the entries, added pages and redirects. */
function needsServer(path: string, settings: Parameters<typeof pageState>[1]): boolean {
  const isEntry = listTags.some((list) => path.startsWith(`/${list}/`)) && !/\.(?:xml|ics)$/u.test(path);
  return isEntry || pageState(path, settings) === "missing";
}

function pathsOf(targets: readonly (LinkTarget | null)[], settings: Parameters<typeof pageState>[1]): string[] {
  const paths = targets.flatMap((target) =>
    target?.kind === "page" && needsServer(target.path, settings) ? [target.path] : [],
  );
  return [...new Set(paths)].slice(0, judgedLinks).sort();
}

function idsOf(targets: readonly (LinkTarget | null)[], kind: "entry" | "file"): string[] {
  const ids = targets.flatMap((target) => (target?.kind === kind ? [target.id] : []));
  return [...new Set(ids)].slice(0, judgedLinks).sort();
}
