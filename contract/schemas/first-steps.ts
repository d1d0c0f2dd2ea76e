// The first steps of whoever has a new site.
import { z } from "zod";

/** In the order in which they are best taken. */
export const firstSteps = ["name", "look", "imprint", "picture", "entry"] as const;
export type FirstStep = (typeof firstSteps)[number];

/** `left`: somebody has put it aside; it can be found again. */
export type StepState = { name: FirstStep; isDone: boolean; isLeft: boolean };

const steps = z.array(z.enum(firstSteps)).max(firstSteps.length);

/** As the settings keep them. `done`: taken without anything to show for it, such as a look that was kept as it is. */
export const leftSteps = z.object({ left: steps, done: steps.optional() });

export const leaveStepInput = z.object({ name: z.enum(firstSteps), isLeft: z.boolean() });
