import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { fontPairs, palettes } from "#contract/values/looks.ts";
import { id, line } from "#contract/fields/text.ts";

const name = line(limits.textLength).default("");

export const lookPreview = z.object({
  name,
  nameEnglish: name,
  logo: z.union([z.literal(""), id]).default(""),
  palette: z.enum(palettes),
  accent: z.union([z.literal(""), z.string().regex(/^#[\da-f]{6}$/u)]).default(""),
  fonts: z.enum(fontPairs),
});
export type LookPreview = z.output<typeof lookPreview>;
