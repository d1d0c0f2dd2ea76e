// Procedures of sign-in and sign-out, and of one's own password.
import { loginInput, requestResetInput, resetPasswordInput, setPasswordInput } from "#contract/users.ts";
import { may, router } from "../trpc.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";
import { endSession } from "./sessions.ts";
import { setPassword } from "./set-password.ts";
import { signIn } from "./sign-in.ts";

export const authRouter = router({
  login: may("create", "session")
    .input(loginInput)
    .mutation(async ({ ctx, input }) => {
      const { user, session } = await signIn(ctx, input);
      // Ends the earlier session of this browser.
      if (ctx.sessionToken !== null) await endSession(ctx.services.database.db, ctx.sessionToken);
      ctx.cookie.set(session.token, session.expires);
      return user;
    }),
  logout: may("remove", "session").mutation(async ({ ctx }) => {
    if (ctx.sessionToken !== null) await endSession(ctx.services.database.db, ctx.sessionToken);
    ctx.cookie.clear();
  }),
  setPassword: may("update", "account")
    .input(setPasswordInput)
    .mutation(async ({ ctx, input }) => {
      const session = await setPassword(ctx, input);
      ctx.cookie.set(session.token, session.expires);
    }),
  requestPasswordReset: may("create", "passwordReset")
    .input(requestResetInput)
    .mutation(async ({ ctx, input }) => {
      await requestPasswordReset(ctx, input);
    }),
  resetPassword: may("create", "passwordReset")
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx, input);
    }),
});
