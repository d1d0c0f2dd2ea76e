// tRPC procedures of the legal texts that are built from forms, for administrators.
import { planInput, publishLegalInput, updateLegalInput } from "#contract/schemas/legal.ts";
import { may, router } from "../../kernel/trpc.ts";
import { publishPage, readPlan } from "./publish.ts";
import { legalFormSettings } from "./settings.ts";

export const legalRouter = router({
  forms: may("update", "config").query(({ ctx }) => legalFormSettings.read(ctx.services.database.db)),
  update: may("update", "config")
    .input(updateLegalInput)
    .mutation(({ ctx, input }) => legalFormSettings.update(ctx, input)),
  plan: may("update", "config")
    .input(planInput)
    .query(({ ctx, input }) => readPlan(ctx, input.page)),
  publish: may("update", "config")
    .input(publishLegalInput)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),
});
