import { may, router } from "../../kernel/trpc.ts";
import { readDemo } from "./read-demo.ts";
import { removeDemo } from "./remove-demo.ts";
import { restoreDemo } from "./restore-demo.ts";

export const demoRouter = router({
  get: may("read", "demo").query(({ ctx }) => readDemo(ctx.services.database.db, ctx.viewer, ctx.services.now())),
  remove: may("remove", "demo").mutation(({ ctx }) => removeDemo(ctx)),
  restore: may("remove", "demo").mutation(({ ctx }) => restoreDemo(ctx)),
});
