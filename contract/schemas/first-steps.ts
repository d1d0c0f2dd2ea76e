import { z } from "zod";

export const firstSteps = [
  "kind",
  "name",
  "logo",
  "colors",
  "address",
  "mails",
  "imprint",
  "privacy",
  "entry",
  "language",
  "shop",
] as const;
export type FirstStep = (typeof firstSteps)[number];

export type StepState = { name: FirstStep; isDone: boolean; isLeft: boolean };

/** Stored names of steps that no longer exist are dropped. */
const steps = z
  .array(z.string().max(20))
  .max(50)
  .transform((names) => firstSteps.filter((step) => names.includes(step)));

/** `done`: finished steps that need not change any data, such as keeping the default colours. */
export const leftSteps = z.object({ left: steps, done: steps.optional() });

const name = z.enum(firstSteps);
export const finishStepInput = z.object({ name });
export const leaveStepInput = z.object({ name, isLeft: z.boolean() });

/** The kinds of sites for which the program proposes pages. */
export const siteKinds = ["club", "farm", "hall", "choir"] as const;
export type SiteKind = (typeof siteKinds)[number];

/** `name` is the key of the page within the proposal. */
export type ProposedPage = { name: string; title: string; address: string; headings: string[] };
export type Proposal = { kind: SiteKind; pages: ProposedPage[] };

const MOST_PROPOSED = 10;
export const addProposedInput = z.object({
  kind: z.enum(siteKinds),
  pages: z.array(z.string().max(20)).min(1).max(MOST_PROPOSED),
});
