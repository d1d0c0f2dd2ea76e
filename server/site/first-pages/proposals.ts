// The pages that the program proposes for a kind of site. They are created as drafts with headings.
import { newBlockId } from "#contract/blocks/block-id.ts";
import { type Proposal, type ProposedPage, type SiteKind, siteKinds } from "#contract/schemas/first-steps.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { slugOf } from "#contract/values/addresses.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type SentenceKey, sentence } from "../../kernel/sentences.ts";
import { addPages } from "../../content/navigation/add-pages.ts";

const names = {
  club: ["about", "groups", "join", "sponsors"],
  farm: ["about", "shop", "visit"],
  hall: ["about", "rent", "way"],
  choir: ["about", "join", "repertoire", "book"],
} as const satisfies Record<SiteKind, readonly string[]>;

/** The pages of the site are German, so the proposals are German in every language of the tool. */
export const listProposals = (): Proposal[] =>
  siteKinds.map((kind) => ({ kind, pages: names[kind].map((name) => pageOf(kind, name)) }));

function pageOf(kind: SiteKind, name: string): ProposedPage {
  const say = (what: string): string => sentence("de", `pages:proposals.${kind}.${name}.${what}` as SentenceKey);
  const title = say("title");
  return { name, title, address: `/${slugOf(title)}`, headings: say("headings").split("|") };
}

/** @throws invalid (C200) if a page is unknown, or if an address is taken */
export function addProposed(
  context: CommandContext<"database" | "now" | "registries">,
  { kind, pages }: { kind: SiteKind; pages: readonly string[] },
): Promise<{ id: string; path: string }[]> {
  const proposed = listProposals().find((one) => one.kind === kind)?.pages ?? [];
  const wanted = proposed.filter(({ name }) => pages.includes(name));
  if (wanted.length < new Set(pages).size) throw new AppError("invalid", { fields: { pages: { key: "invalid" } } });
  return addPages(
    context,
    wanted.map(({ title, address, headings }) => ({
      title,
      address,
      place: "main" as const,
      parent: null,
      blocks: [{ id: newBlockId(), type: "text" as const, html: htmlOf(headings), media: [] }],
    })),
  );
}

const htmlOf = (headings: readonly string[]): string =>
  headings.map((heading) => `<h2>${escapeHtml(heading)}</h2><p></p>`).join("");
