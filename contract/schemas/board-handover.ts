import { z } from "zod";
import { type HandoverStep, handoverStepNames } from "#contract/values/board-handover.ts";

export const tickHandoverInput = z.object({
  step: z.enum(handoverStepNames as [HandoverStep, ...HandoverStep[]]),
  isDone: z.boolean(),
});
export type TickHandoverInput = z.output<typeof tickHandoverInput>;
