import { AppError } from "#contract/schemas/errors.ts";
import {
  addPasskeyInput,
  type OwnSession,
  passwordInput,
  removePasskeyInput,
  sessionIdInput,
  setUpTotpInput,
} from "#contract/schemas/second-factors.ts";
import { limits } from "#contract/values/limits.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Context } from "../../kernel/context.ts";
import { may, router } from "../../kernel/trpc.ts";
import { deviceOf } from "#contract/values/device.ts";
import { addPasskey, passkeyToAdd } from "./second-factors/add-passkey.ts";
import { removePasskey, removeTotp, renewCodes } from "./second-factors/change-factors.ts";
import { describeFactors } from "./second-factors/describe-factors.ts";
import { beginTotp, setUpTotp } from "./second-factors/set-up-totp.ts";
import { endOtherSessions, endSessionById, listSessions } from "./sessions.ts";

/** @throws signedOut (C100), because the program itself has no account */
function ownId({ id }: Viewer): string {
  if (id === null) throw new AppError("signedOut");
  return id;
}

/** Ends the user's other sessions after the first factor was added. @param codes null if it was not the first factor */
async function endingOthers(ctx: Context, codes: string[] | null): Promise<string[] | null> {
  if (codes) await endOtherSessions(ctx.services.database.db, ownId(ctx.viewer), ctx.sessionToken ?? "");
  return codes;
}

export const accountRouter = router({
  sessions: may("read", "account").query(async ({ ctx }): Promise<OwnSession[]> => {
    const rows = await listSessions(ctx.services.database.db, ownId(ctx.viewer), limits.listMax);
    return rows.map(({ id, userAgent, created, lastSeen }) => ({
      id,
      device: deviceOf(userAgent),
      created: created.toISOString(),
      lastSeen: lastSeen.toISOString(),
      isThis: id === ctx.sessionId,
    }));
  }),
  endSession: may("update", "account")
    .input(sessionIdInput)
    .mutation(async ({ ctx, input }) => {
      if (!(await endSessionById(ctx.services.database.db, ownId(ctx.viewer), input.id)))
        throw new AppError("notFound");
    }),
  endOtherSessions: may("update", "account").mutation(({ ctx }) =>
    endOtherSessions(ctx.services.database.db, ownId(ctx.viewer), ctx.sessionToken ?? ""),
  ),
  factors: may("read", "account").query(({ ctx }) => describeFactors(ctx)),
  /** A mutation, so that no cache stores an answer with a secret. */
  beginTotp: may("update", "account").mutation(({ ctx }) => beginTotp(ctx)),
  setUpTotp: may("update", "account")
    .input(setUpTotpInput)
    .mutation(async ({ ctx, input }) => endingOthers(ctx, await setUpTotp(ctx, input))),
  removeTotp: may("update", "account")
    .input(passwordInput)
    .mutation(({ ctx, input }) => removeTotp(ctx, input)),
  passkeyToAdd: may("update", "account").mutation(({ ctx }) => passkeyToAdd(ctx)),
  addPasskey: may("update", "account")
    .input(addPasskeyInput)
    .mutation(async ({ ctx, input }) => endingOthers(ctx, await addPasskey(ctx, input))),
  removePasskey: may("update", "account")
    .input(removePasskeyInput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
  renewRecoveryCodes: may("update", "account")
    .input(passwordInput)
    .mutation(({ ctx, input }) => renewCodes(ctx, input)),
});
