import { retryJobInput } from "#contract/schemas/jobs.ts";
import { may, router } from "../trpc.ts";
import { listGivenUp, retryJob } from "./given-up.ts";

export const jobsRouter = router({
  givenUp: may("update", "siteSettings").query(({ ctx }) => listGivenUp(ctx.services)),
  retry: may("update", "siteSettings")
    .input(retryJobInput)
    .mutation(({ ctx, input }) => retryJob(ctx, input)),
});
