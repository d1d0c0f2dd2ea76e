import { sendFormInput } from "#contract/schemas/forms.ts";
import { may, router } from "../../kernel/trpc.ts";
import { receiveAnswers } from "./receive-answers.ts";

export const formsRouter = router({
  send: may("create", "messages")
    .input(sendFormInput)
    .mutation(({ ctx, input }) => receiveAnswers(ctx, input)),
});
