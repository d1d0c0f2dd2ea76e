// Page views as the admin center shows them: spans, shares, and what they are compared with.
import { z } from "zod";

/** In days, with today; a year of them for the last. */
export const spans = [7, 30, 90, 365] as const;
export type Span = (typeof spans)[number];

export const devices = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** Stands for all pages, hosts or languages above the number that is counted apart. */
export const OTHERS = "*";

/** Kept for this long. */
export const KEPT_MONTHS = 25;

export const spanInput = z.object({ days: z.coerce.number().pipe(z.literal(spans)).default(30) });

const counts = { views: z.number(), visitors: z.number() };
const share = z.object({
  name: z.string(),
  ...counts,
  /** Views in the span before. */
  before: z.number(),
});
export type Share = z.output<typeof share>;

export const visitsAnswer = z.object({
  days: z.array(z.object({ day: z.string(), ...counts })),
  total: z.object(counts),
  /** Of the span before; null if not all of it was counted. */
  before: z.object(counts).nullable(),
  pages: z.array(
    share.extend({ /** Of the entry that the page shows; null for lists. */ title: z.string().nullable() }),
  ),
  referrers: z.array(share),
  devices: z.array(share),
  languages: z.array(share),
});
export type VisitsAnswer = z.output<typeof visitsAnswer>;
