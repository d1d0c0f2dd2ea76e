import type { FirstStep } from "#contract/schemas/first-steps.ts";
import { trpc } from "../api/trpc.ts";

/** @returns a function that marks a first step as done. Failures are ignored, because they lose nothing. */
export function useFinishStep(): (name: FirstStep) => void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.overview.finishStep.useMutation({
    onSuccess: (steps) => utils.overview.steps.setData(undefined, steps),
  });
  return (name) => mutate({ name });
}
