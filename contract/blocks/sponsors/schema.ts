import { z } from "zod";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import {
  fieldKeys,
  id,
  isoDay,
  line,
  linkUrlOrNone,
  requiredLine,
  storedLinkUrlOrNone,
} from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { sponsorsBlock } from "./definition.ts";

const sponsor = z.object({
  name: requiredLine(limits.textLength),
  /** The id of a picture in the library. */
  logo: id.nullable().default(null),
  url: linkUrlOrNone.default(""),
  /** The last day of the contract. */
  until: isoDay.nullable().default(null),
});

export const tierList = z
  .array(z.object({ ...translated(sponsorsBlock.texts, "tiers.*."), sponsors: z.array(sponsor) }))
  .min(1, { error: fieldKeys.required })
  .max(limits.sponsorTiers)
  .refine((tiers) => tiers.reduce((sum, { sponsors }) => sum + sponsors.length, 0) <= limits.sponsors, {
    error: fieldKeys.tooManySponsors,
  });

const storedSponsor = z.object({
  name: line(limits.textLength),
  logo: id.nullable(),
  url: storedLinkUrlOrNone,
  until: z.iso.date().nullable(),
});

export const storedTierList = z.array(
  z.object({ ...storedTranslated(sponsorsBlock.texts, "tiers.*."), sponsors: z.array(storedSponsor) }),
);
