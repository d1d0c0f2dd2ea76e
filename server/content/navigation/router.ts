import { addPageInput, changePageAddressInput, saveNavigationInput } from "#contract/schemas/navigation-fields.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { presentNavigation } from "./read-navigation.ts";
import { addPages } from "./add-pages.ts";
import { changePageAddress } from "./move-page.ts";
import { saveNavigation } from "./save-navigation.ts";

export const navigationRouter = router({
  read: may("read", "navigation").query(async ({ ctx: { services } }) => {
    const { db } = services.database;
    return presentNavigation(db, await getSettings(db), services.now());
  }),
  save: may("update", "navigation")
    .input(saveNavigationInput)
    .mutation(({ ctx, input }) => saveNavigation(ctx, input)),
  add: may("create", "navigation")
    .input(addPageInput)
    .mutation(async ({ ctx, input }) => (await addPages(ctx, [input]))[0]!),
  changeAddress: may("update", "navigation")
    .input(changePageAddressInput)
    .mutation(({ ctx, input }) => changePageAddress(ctx, input)),
});
