// Plans the blocks of a rebuilt page. The comparison shows this plan, and a publication executes it.
import { createHash } from "node:crypto";
import type { Block } from "#contract/blocks/schema.ts";
import type { BuiltPage } from "#contract/schemas/legal.ts";
import {
  changingStates,
  type SectionPlan,
  type SectionState,
  type SectionText,
} from "#contract/values/legal-fields.ts";
import type { BuiltSection } from "./sections.ts";

/** The hash includes the pictures, because a picture that a user added is a manual change too. */
export function hashOf({ de, en, media = [] }: SectionText & { media?: readonly string[] }): string {
  return createHash("sha256")
    .update(JSON.stringify([de, en, ...media]))
    .digest("hex")
    .slice(0, 32);
}

function textOf(block: Block): (SectionText & { media: readonly string[] }) | null {
  return block.type === "text" ? { de: block.html, en: block.en?.html ?? "", media: block.media } : null;
}

type Wanted = {
  blocks: readonly Block[];
  sections: readonly BuiltSection[];
  built: Pick<BuiltPage, "hashes"> | null;
  isBuiltId: (id: string) => boolean;
  /** Ids of sections that are rebuilt even if users have changed them. */
  anew: ReadonlySet<string>;
  replacesOwn: boolean;
  only?: ReadonlySet<string>;
};

export type Plan = {
  blocks: Block[];
  hashes: Record<string, string>;
  sections: SectionPlan[];
  /** Number of blocks that the program did not build. */
  own: number;
  isChanging: boolean;
};

export function planPage(wanted: Wanted): Plan {
  const { blocks, sections, built, isBuiltId, anew, replacesOwn, only } = wanted;
  const hashes = built?.hashes ?? {};
  const foundBlocks = new Map(blocks.filter(({ id }) => isBuiltId(id)).map((block) => [block.id, block]));
  const wantedIds = new Set(sections.map(({ id }) => id));
  const planOf = (section: BuiltSection): SectionPlan => {
    const block = foundBlocks.get(section.id);
    const found = stateOf(section, block, hashes[section.id], anew.has(section.id));
    const state = only === undefined || only.has(section.id) ? found : waiting[found];
    return { id: section.id, state, before: block ? shown(block) : null, after: { de: section.de, en: section.en } };
  };
  const leaving = [...foundBlocks.values()]
    .filter(({ id }) => !wantedIds.has(id))
    .map((block): SectionPlan => {
      const isUntouched = anew.has(block.id) || hashOfBlock(block) === hashes[block.id];
      const isGone = isUntouched && (only?.has(block.id) ?? true);
      return { id: block.id, state: isGone ? "gone" : "leftOver", before: shown(block), after: null };
    });
  const plans = [...sections.map(planOf), ...leaving];
  const own = blocks.filter(({ id }) => !isBuiltId(id)).length;
  const state = new Map(plans.map((one) => [one.id, one.state]));
  const after = placed(replacesOwn ? blocks.filter(({ id }) => isBuiltId(id)) : blocks, sections, state);
  return {
    blocks: after,
    hashes: hashesAfter(plans, hashes),
    sections: plans,
    own,
    isChanging: plans.some((one) => changingStates.includes(one.state)) || (replacesOwn && own > 0),
  };
}

/** The state of a section whose text stays unchanged, because `only` does not contain the section. */
const waiting: Record<SectionState, SectionState> = {
  same: "same",
  new: "removed",
  renewed: "changed",
  changed: "changed",
  removed: "removed",
  gone: "leftOver",
  leftOver: "leftOver",
};

const hashOfBlock = (block: Block): string | null => {
  const text = textOf(block);
  return text && hashOf(text);
};

const shown = (block: Block): SectionText => {
  const { de = "", en = "" } = textOf(block) ?? {};
  return { de, en };
};

function stateOf(
  section: BuiltSection,
  block: Block | undefined,
  remembered: string | undefined,
  isAnew: boolean,
): SectionState {
  if (block === undefined) return remembered === undefined || isAnew ? "new" : "removed";
  const now = hashOfBlock(block);
  if (now === hashOf(section)) return "same";
  return now === remembered || isAnew ? "renewed" : "changed";
}

/** A section that a user has changed keeps the hash of its last build. So it counts as changed until it is rebuilt. */
function hashesAfter(plans: readonly SectionPlan[], before: Readonly<Record<string, string>>): Record<string, string> {
  const known = plans.flatMap(({ id, state, after }): [string, string][] => {
    if (state === "gone") return [];
    const isTheirs = state === "changed" || state === "removed" || state === "leftOver";
    if (!isTheirs && after) return [[id, hashOf(after)]];
    const hash = before[id];
    return hash === undefined ? [] : [[id, hash]];
  });
  return Object.fromEntries(known);
}

/** Sections keep their places. A new section follows its predecessor, or comes first. */
function placed(
  blocks: readonly Block[],
  sections: readonly BuiltSection[],
  state: ReadonlyMap<string, SectionState>,
): Block[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const after: Block[] = blocks
    .filter(({ id }) => state.get(id) !== "gone")
    .map((block) => {
      const section = byId.get(block.id);
      return section && state.get(block.id) === "renewed" ? blockOf(section) : block;
    });
  const isThere = new Set(after.map(({ id }) => id));
  // On a page without sections, new sections follow the existing blocks.
  let last = after.some(({ id }) => byId.has(id)) ? null : (after.at(-1)?.id ?? null);
  for (const section of sections) {
    if (state.get(section.id) === "new" && !isThere.has(section.id)) {
      after.splice(after.findIndex(({ id }) => id === last) + 1, 0, blockOf(section));
      isThere.add(section.id);
    }
    if (isThere.has(section.id)) last = section.id;
  }
  return after;
}

function blockOf({ id, de, en }: BuiltSection): Block {
  return { id, type: "text", html: de, media: [], ...(en !== "" && { en: { html: en } }) };
}
