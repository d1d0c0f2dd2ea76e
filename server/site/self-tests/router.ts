import { lastBackup } from "../../kernel/identity/backups.ts";
import { may, router } from "../../kernel/trpc.ts";
import { testMail } from "./test-mail.ts";
import { testPayment } from "./test-payment.ts";
import { testDatabase, testStorage } from "./test-storage.ts";

export const selfTestsRouter = router({
  mailState: may("read", "mails").query(({ ctx }) => ({ isOn: ctx.services.env.SMTP_URL !== undefined })),
  backupState: may("update", "siteSettings").query(async ({ ctx: { services } }) => ({
    last: await lastBackup(services.database.db),
    isEmbedded: services.env.DATABASE_URL === undefined,
  })),
  mail: may("update", "siteSettings").mutation(({ ctx }) => testMail(ctx)),
  payment: may("update", "secrets").mutation(({ ctx }) => testPayment(ctx)),
  storage: may("update", "siteSettings").mutation(({ ctx }) => testStorage(ctx.services)),
  database: may("update", "siteSettings").mutation(({ ctx }) => testDatabase(ctx.services)),
});
