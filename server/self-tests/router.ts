// The tests of mail, storage and database, for those who set them up.
import { may, router } from "../trpc.ts";
import { testMail } from "./test-mail.ts";
import { testDatabase, testStorage } from "./test-storage.ts";

export const selfTestsRouter = router({
  mail: may("update", "siteSettings").mutation(({ ctx }) => testMail(ctx)),
  storage: may("update", "siteSettings").mutation(({ ctx }) => testStorage(ctx.services)),
  database: may("update", "siteSettings").mutation(({ ctx }) => testDatabase(ctx.services)),
});
