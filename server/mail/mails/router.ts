import { listMailsInput, sendMailsAgainInput } from "#contract/schemas/mails.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listMails } from "./list-mails.ts";
import { sendAgain } from "./outbox.ts";

export const mailsRouter = router({
  list: may("read", "mails")
    .input(listMailsInput)
    .query(({ ctx, input }) => listMails(ctx.services.database.db, input)),
  sendAgain: may("update", "mails")
    .input(sendMailsAgainInput)
    .mutation(async ({ ctx: { services }, input }) => {
      const sent = await services.database.db.transaction((tx) => sendAgain(tx, input.ids, services.now()));
      return { sent };
    }),
});
