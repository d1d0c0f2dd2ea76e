// The procedure of the admin center's overview.
import { may, router } from "../trpc.ts";
import { leaveStepInput } from "#contract/first-steps.ts";
import { leaveStep, readFirstSteps } from "./first-steps.ts";
import { getOverview } from "./overview.ts";

export const overviewRouter = router({
  steps: may("update", "config").query(({ ctx }) => readFirstSteps(ctx.services.database.db)),
  leaveStep: may("update", "config")
    .input(leaveStepInput)
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  get: may("read", "drafts").query(({ ctx }) => getOverview(ctx)),
});
