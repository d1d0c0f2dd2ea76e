import { spanInput } from "#contract/schemas/analytics.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readVisits } from "./read-visits.ts";

export const analyticsRouter = router({
  visits: may("read", "visits")
    .input(spanInput)
    .query(({ ctx, input }) => readVisits(ctx, input)),
});
