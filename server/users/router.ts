// Procedures of users; procedures that write come with the admin center's user screens.
import { AppError } from "#contract/errors.ts";
import { listUsersInput, userIdInput } from "#contract/users.ts";
import { may, router } from "../trpc.ts";
import { presentedGuest, presentUser } from "./present.ts";
import { findUser, listUsers } from "./store.ts";

export const usersRouter = router({
  /** The viewer: a user or the guest. */
  me: may("read", "session").query(async ({ ctx }) => {
    const row = ctx.viewer.id === null ? null : await findUser(ctx.services.database.db, ctx.viewer.id);
    return { ...(row ? presentUser(row) : presentedGuest), mustChangePassword: ctx.viewer.mustChangePassword };
  }),
  list: may("read", "users")
    .input(listUsersInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listUsers(ctx.services.database.db, input);
      return { items: rows.map(presentUser), total };
    }),
  byId: may("read", "users")
    .input(userIdInput)
    .query(async ({ ctx, input }) => {
      const row = await findUser(ctx.services.database.db, input.id);
      if (!row) throw new AppError("notFound");
      return presentUser(row);
    }),
});
