// Procedures of the site's settings.
import { updateConfigInput } from "#contract/config.ts";
import { hasOrders } from "../shop/contracts.ts";
import { may, router } from "../trpc.ts";
import { presentConfig } from "./present.ts";
import { getSettings } from "./store.ts";
import { updateConfig } from "./update-config.ts";

export const configRouter = router({
  get: may("read", "config").query(async ({ ctx }) =>
    presentConfig(await getSettings(ctx.services.database.db), ctx.viewer, await hasOrders(ctx.services.database.db)),
  ),
  update: may("update", "config")
    .input(updateConfigInput)
    .mutation(({ ctx, input }) => updateConfig(ctx, input)),
});
