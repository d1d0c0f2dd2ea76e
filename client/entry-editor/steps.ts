import type { Draft } from "./draft-fields.ts";

export type Steps = {
  past: readonly Draft[];
  /** The undone drafts. The first of them is the next one to redo. */
  future: readonly Draft[];
  last: Cause | null;
};
type Cause = {
  /** The cause of the last step. Consecutive steps with the same cause become one step. '' always begins a new step. */
  of: string;
  at: number;
};
type Stepping = { draft: Draft; steps: Steps };

export const noSteps: Steps = { past: [], future: [], last: null };

/** A longer pause during typing begins a new step. */
const PAUSE_MS = 1_000;
const MOST_STEPS = 200;

export function withStep<Given extends Stepping>(given: Given, draft: Draft, cause: Cause): Given {
  const { past, last } = given.steps;
  const isSameStep = cause.of !== "" && last?.of === cause.of && cause.at - last.at < PAUSE_MS;
  const steps: Steps = {
    past: isSameStep ? past : [...past, given.draft].slice(-MOST_STEPS),
    future: [],
    last: cause,
  };
  return { ...given, draft, steps };
}

export function stepBack<Given extends Stepping>(given: Given): Given {
  const { past, future } = given.steps;
  const draft = past.at(-1);
  if (!draft) return given;
  return { ...given, draft, steps: { past: past.slice(0, -1), future: [given.draft, ...future], last: null } };
}

export function stepForward<Given extends Stepping>(given: Given): Given {
  const { past, future } = given.steps;
  const [draft, ...later] = future;
  if (!draft) return given;
  return { ...given, draft, steps: { past: [...past, given.draft], future: later, last: null } };
}
