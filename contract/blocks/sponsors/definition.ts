// Logos of sponsors in tiers. The end of a contract is internal: guests never get it (`withoutInternals`).
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";

type Tier = { title: string; sponsors: readonly { name: string; logo: string | null; url: string }[] };

const isSponsor = (sponsor: unknown): boolean =>
  isObject(sponsor) && (sponsor["until"] === null || typeof sponsor["until"] === "string");

export const sponsorsBlock = {
  most: limits.otherBlocks,
  texts: [{ path: "tiers.*.title", kind: "line", max: limits.textLength, part: "tier", isRequired: true }],
  names: [{ path: "tiers.*.sponsors.*.name", max: limits.textLength }],
  files: [{ path: "tiers.*.sponsors.*.logo", isOptional: true }],
  links: ["tiers.*.sponsors.*.url"],
  isBlank: ({ tiers }: { tiers: readonly Tier[] }) =>
    tiers.every(({ title, sponsors }) => title.trim() === "" && sponsors.length === 0),
  isSound: ({ tiers }) =>
    Array.isArray(tiers) &&
    tiers.every((tier: unknown) => {
      const sponsors = isObject(tier) ? tier["sponsors"] : null;
      return Array.isArray(sponsors) && sponsors.every(isSponsor);
    }),
} as const satisfies BlockDefinition;
