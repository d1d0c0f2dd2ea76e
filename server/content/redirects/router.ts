import { AppError } from "#contract/schemas/errors.ts";
import {
  addRedirectInput,
  changeAddressInput,
  listMissedInput,
  listRedirectsInput,
  redirectKey,
} from "#contract/schemas/redirects.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { may, router } from "../../kernel/trpc.ts";
import { addRedirect } from "./add-redirect.ts";
import { changeAddress } from "./change-address.ts";
import { forgetMissed, storeAddressCounts } from "./store-counts.ts";
import { readMissed, readRedirects } from "./read-redirects.ts";
import { removeRedirect } from "./store.ts";

export const addressesRouter = router({
  /** First writes the counts from memory to the database, so that the answer includes them. */
  redirects: may("read", "addresses")
    .input(listRedirectsInput)
    .query(async ({ ctx, input }) => {
      await storeAddressCounts(ctx.services);
      return readRedirects(ctx, input);
    }),
  missed: may("read", "addresses")
    .input(listMissedInput)
    .query(async ({ ctx, input }) => {
      await storeAddressCounts(ctx.services);
      return readMissed(ctx, input);
    }),
  change: may("update", "addresses")
    .input(changeAddressInput)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),
  /** @returns the stored address from which the site redirects, without origin and query */
  add: may("create", "addresses")
    .input(addRedirectInput)
    .mutation(async ({ ctx, input }) => {
      await addRedirect(ctx, input);
      return { from: input.from };
    }),
  /**
   * Also removes automatic redirects. @returns the removed redirect; as input of `add`, it restores a redirect that a
   * user has added
   */
  remove: may("remove", "addresses")
    .input(redirectKey)
    .mutation(({ ctx: { services, viewer }, input }) =>
      services.database.db.transaction(async (tx) => {
        const gone = await removeRedirect(tx, input.key);
        if (!gone) throw new AppError("notFound");
        const change = { before: { to: gone.to }, after: {} };
        const who = { viewer, at: services.now() };
        await recordChange(tx, who, { action: "remove", noun: "redirect", label: gone.from, ...change });
        return gone;
      }),
    ),
  forget: may("remove", "addresses")
    .input(redirectKey)
    .mutation(async ({ ctx, input }) => {
      if (!(await forgetMissed(ctx.services.database.db, input.key))) throw new AppError("notFound");
      return { key: input.key };
    }),
});
