import { may, router } from "../../kernel/trpc.ts";
import { leaveStepInput } from "#contract/schemas/first-steps.ts";
import { chooseLook, leaveStep, readFirstSteps } from "./first-steps.ts";
import { getOverview } from "./overview.ts";

export const overviewRouter = router({
  steps: may("update", "settings").query(({ ctx }) => readFirstSteps(ctx.services.database.db)),
  leaveStep: may("update", "settings")
    .input(leaveStepInput)
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  chooseLook: may("update", "settings").mutation(({ ctx }) => chooseLook(ctx)),
  get: may("read", "drafts").query(({ ctx }) => getOverview(ctx)),
});
