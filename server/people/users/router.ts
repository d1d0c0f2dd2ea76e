import { AppError } from "#contract/schemas/errors.ts";
import {
  createUserInput,
  listUsersInput,
  tokenInput,
  updateUserInput,
  userIdInput,
  userIdsInput,
} from "#contract/schemas/users.ts";
import { policyInput, removeFactorsInput } from "#contract/schemas/second-factors.ts";
import { describeLink } from "../auth/reset-password.ts";
import { removeFactorsOf } from "../auth/second-factors/change-factors.ts";
import { may, router } from "../../kernel/trpc.ts";
import { createUser, inviteAgain } from "./invite-user.ts";
import { presentedGuest, presentListed, presentUser } from "../accounts/present.ts";
import { getPolicy, updatePolicy } from "./policy.ts";
import { removeUsers } from "./remove-users.ts";
import { findUser, findUsers, invitationsOf, listUsers } from "../accounts/store.ts";
import { updateUser } from "./update-user.ts";

export const usersRouter = router({
  me: may("read", "session").query(async ({ ctx: { viewer, services } }) => {
    const row = viewer.id === null ? null : await findUser(services.database.db, viewer.id);
    const { mustChangePassword, mustSetUpFactor } = viewer;
    const user = row ? presentUser(row) : presentedGuest;
    // A token has at most the rights of an admin, even if its owner is a system user.
    return { ...user, ...(viewer.rights && { roles: [...viewer.roles] }), mustChangePassword, mustSetUpFactor };
  }),
  list: may("read", "users")
    .input(listUsersInput)
    .query(async ({ ctx, input }) => {
      const { db } = ctx.services.database;
      const { rows, total } = await listUsers(db, input);
      const invited = await invitationsOf(
        db,
        rows.map(({ id }) => id),
      );
      return { items: rows.map((row) => presentListed(row, invited.get(row.id))), total };
    }),
  byId: may("read", "users")
    .input(userIdInput)
    .query(async ({ ctx, input }) => {
      const row = await findUser(ctx.services.database.db, input.id);
      if (!row) throw new AppError("userNotFound");
      return presentUser(row);
    }),
  byIds: may("read", "users")
    .input(userIdsInput)
    .query(async ({ ctx, input }) => {
      const rows = await findUsers(ctx.services.database.db, input.ids);
      return input.ids.flatMap((id) => rows.filter((row) => row.id === id).map(presentUser));
    }),
  byToken: may("read", "passwordReset")
    .input(tokenInput)
    .query(({ ctx, input }) => describeLink(ctx, input)),
  create: may("create", "users")
    .input(createUserInput)
    .mutation(({ ctx, input }) => createUser(ctx, input)),
  inviteAgain: may("create", "users")
    .input(userIdInput)
    .mutation(({ ctx, input }) => inviteAgain(ctx, input)),
  /** Users can change only themselves; system users can change all users. */
  update: may("update", "profile")
    .input(updateUserInput)
    .mutation(({ ctx, input }) => updateUser(ctx, input)),
  remove: may("remove", "users")
    .input(userIdInput)
    .mutation(({ ctx, input }) => removeUsers(ctx, [input.id])),
  removeMany: may("remove", "users")
    .input(userIdsInput)
    .mutation(async ({ ctx, input }) => {
      await removeUsers(ctx, input.ids);
      return { removed: new Set(input.ids).size };
    }),
  policy: may("read", "users").query(({ ctx }) => getPolicy(ctx.services.database.db)),
  updatePolicy: may("update", "siteSettings")
    .input(policyInput)
    .mutation(({ ctx, input }) => updatePolicy(ctx, input)),
  removeFactors: may("update", "users")
    .input(removeFactorsInput)
    .mutation(({ ctx, input }) => removeFactorsOf(ctx, input)),
});
