// The procedure that asks: a new challenge for a public form.
import { challengeInput } from "#contract/captcha.ts";
import { may, router } from "../trpc.ts";
import { makeChallenge } from "./make-challenge.ts";

export const captchaRouter = router({
  challenge: may("read", "captcha")
    .input(challengeInput.default({ form: "message", isWritten: false }))
    .query(({ ctx, input }) => makeChallenge(ctx, input)),
});
