import { listTranslationsInput } from "#contract/schemas/translations.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listTranslations } from "./list-translations.ts";

export const translationsRouter = router({
  list: may("read", "drafts")
    .input(listTranslationsInput)
    .query(({ ctx, input }) => listTranslations(ctx.services, input)),
});
