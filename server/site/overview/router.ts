import { may, router } from "../../kernel/trpc.ts";
import { addProposedInput, finishStepInput, leaveStepInput } from "#contract/schemas/first-steps.ts";
import { isOlderThan } from "../../kernel/identity/site-age.ts";
import { finishStep, leaveStep, readFirstSteps } from "./first-steps.ts";
import { readChecks, readWaiting } from "./read-tasks.ts";
import { addProposed, listProposals } from "../first-pages/proposals.ts";
import { readStorage } from "./storage.ts";

export const overviewRouter = router({
  steps: may("update", "settings").query(({ ctx }) => readFirstSteps(ctx.services.database.db)),
  leaveStep: may("update", "settings")
    .input(leaveStepInput)
    .mutation(({ ctx, input }) => leaveStep(ctx, input)),
  finishStep: may("update", "settings")
    .input(finishStepInput)
    .mutation(({ ctx, input }) => finishStep(ctx, input.name)),
  proposals: may("create", "navigation").query(() => listProposals()),
  addProposed: may("create", "navigation")
    .input(addProposedInput)
    .mutation(({ ctx, input }) => addProposed(ctx, input)),
  isFirstDay: may("update", "settings").query(
    async ({ ctx: { services } }) => !(await isOlderThan(services.database.db, 1, services.now())),
  ),
  /** The page 'Heute' polls `waiting`, so this procedure must be cheap. */
  waiting: may("read", "center").query(({ ctx }) => readWaiting(ctx)),
  checks: may("read", "center").query(({ ctx }) => readChecks(ctx)),
  storage: may("read", "quota").query(({ ctx }) => readStorage(ctx.services.database.db)),
});
