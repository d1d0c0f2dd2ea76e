import { z } from "zod";

export const firstSteps = ["name", "look", "imprint", "picture", "entry"] as const;
export type FirstStep = (typeof firstSteps)[number];

export type StepState = { name: FirstStep; isDone: boolean; isLeft: boolean };

const steps = z.array(z.enum(firstSteps)).max(firstSteps.length);

/** `done`: finished steps that do not change any data, such as keeping the default look. */
export const leftSteps = z.object({ left: steps, done: steps.optional() });

export const leaveStepInput = z.object({ name: z.enum(firstSteps), isLeft: z.boolean() });
