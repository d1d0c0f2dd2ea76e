import { challengeInput, type ChallengeInput } from "#contract/fields/captcha.ts";
import type { ComponentName } from "#contract/values/components.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import { requireContracts } from "../../settings/contracts.ts";
import { may, router } from "../../kernel/trpc.ts";
import { makeChallenge } from "./make-challenge.ts";

/** The component of each form. While a component is off, requests for challenges of its forms get 404. */
const componentOf: Partial<Record<ChallengeInput["form"], ComponentName>> = {
  newsletter: "newsletter",
  guestbook: "guestbook",
  comment: "comments",
};

export const captchaRouter = router({
  challenge: may("read", "captcha")
    .input(challengeInput.default({ form: "message", isWritten: false }))
    .query(async ({ ctx, input }) => {
      const component = componentOf[input.form];
      if (component) await requireOn(ctx.services.database.db, component);
      if (input.form === "withdrawal") await requireContracts(ctx.services.database.db);
      return makeChallenge(ctx, input);
    }),
});
