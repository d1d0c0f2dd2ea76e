import { planInput, publishLegalInput, updateLegalInput } from "#contract/schemas/legal.ts";
import { may, router } from "../../kernel/trpc.ts";
import { publishPage, readPlan } from "./publish.ts";
import { legalFormSettings } from "./settings.ts";

export const legalRouter = router({
  forms: may("update", "settings").query(({ ctx }) => legalFormSettings.read(ctx.services.database.db)),
  update: may("update", "settings")
    .input(updateLegalInput)
    .mutation(({ ctx, input }) => legalFormSettings.update(ctx, input)),
  plan: may("update", "settings")
    .input(planInput)
    .query(({ ctx, input }) => readPlan(ctx, input.page)),
  publish: may("update", "settings")
    .input(publishLegalInput)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),
});
