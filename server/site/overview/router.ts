import { may, router } from "../../kernel/trpc.ts";
import { leaveStepInput } from "#contract/schemas/first-steps.ts";
import { isOlderThan } from "./age.ts";
import { chooseLook, leaveStep, readFirstSteps } from "./first-steps.ts";
import { readChecks, readWaiting } from "./read-tasks.ts";
import { readStorage } from "./storage.ts";

export const overviewRouter = router({
  steps: may("update", "settings").query(({ ctx }) => readFirstSteps(ctx.services.database.db)),
  leaveStep: may("update", "settings")
    .input(leaveStepInput)
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  chooseLook: may("update", "settings").mutation(({ ctx }) => chooseLook(ctx)),
  isFirstDay: may("update", "settings").query(
    async ({ ctx: { services } }) => !(await isOlderThan(services.database.db, 1, services.now())),
  ),
  /** The page 'Heute' polls `waiting`, so this procedure must be cheap. */
  waiting: may("read", "center").query(({ ctx }) => readWaiting(ctx)),
  checks: may("read", "center").query(({ ctx }) => readChecks(ctx)),
  storage: may("read", "quota").query(({ ctx }) => readStorage(ctx.services.database.db)),
});
