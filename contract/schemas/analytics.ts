import { z } from "zod";

export const spans = [7, 30, 90, 365] as const;
export type Span = (typeof spans)[number];

export const devices = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** The name of a row that sums up all pages, hosts or languages without a row of their own. */
export const OTHERS = "*";

export const KEPT_MONTHS = 25;

export const spanInput = z.object({ days: z.coerce.number().pipe(z.literal(spans)).default(30) });

const counts = { views: z.number(), visitors: z.number() };
const share = z.object({
  name: z.string(),
  ...counts,
  before: z.number(),
});
export type Share = z.output<typeof share>;

export const visitsAnswer = z.object({
  days: z.array(z.object({ day: z.string(), ...counts })),
  total: z.object(counts),
  /** The counts of the comparison period; null unless the site was already counting at the start of that period. */
  before: z.object(counts).nullable(),
  pages: z.array(share.extend({ /** The entry's title; null if there is no entry. */ title: z.string().nullable() })),
  referrers: z.array(share),
  devices: z.array(share),
  languages: z.array(share),
});
export type VisitsAnswer = z.output<typeof visitsAnswer>;
