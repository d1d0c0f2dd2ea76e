import { signInWithPasskeyInput } from "#contract/schemas/second-factors.ts";
import {
  loginInput,
  requestResetInput,
  resetPasswordInput,
  setPasswordInput,
  tokenInput,
  type User,
} from "#contract/schemas/users.ts";
import type { Context } from "../../kernel/context.ts";
import { confirmHandle } from "./change-handle.ts";
import { may, router } from "../../kernel/trpc.ts";
import { describeLink, requestPasswordReset, resetPassword } from "./reset-password.ts";
import { endSession, replaceSession } from "./sessions.ts";
import { setPassword } from "./set-password.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { passkeyOptions, signInWithPasskey } from "./sign-in-with-passkey.ts";

async function enter(ctx: Context, { user, session }: SignedIn): Promise<User> {
  if (ctx.sessionToken !== null) await replaceSession(ctx.services.database.db, ctx.sessionToken, session);
  ctx.cookie.set(session.token, session.expires);
  return user;
}

export const authRouter = router({
  login: may("create", "session")
    .input(loginInput)
    .mutation(async ({ ctx, input }) => enter(ctx, await signIn(ctx, input))),
  /** A mutation, so that no cache stores an answer with a challenge. */
  passkeyOptions: may("create", "session").mutation(({ ctx }) => passkeyOptions(ctx)),
  loginWithPasskey: may("create", "session")
    .input(signInWithPasskeyInput)
    .mutation(async ({ ctx, input }) => enter(ctx, await signInWithPasskey(ctx, input.response))),
  logout: may("remove", "session").mutation(async ({ ctx }) => {
    if (ctx.sessionToken !== null) await endSession(ctx.services.database.db, ctx.sessionToken);
    ctx.cookie.clear();
  }),
  setPassword: may("update", "password")
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
  /** A mutation, because the URL of a query would contain the token. */
  describeLink: may("create", "passwordReset")
    .input(tokenInput)
    .mutation(({ ctx, input }) => describeLink(ctx, input)),
  resetPassword: may("create", "passwordReset")
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx, input);
    }),
  confirmHandle: may("create", "passwordReset")
    .input(tokenInput)
    .mutation(async ({ ctx, input }) => ({ handle: await confirmHandle(ctx, input) })),
});
