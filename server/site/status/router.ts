import { may, router } from "../../kernel/trpc.ts";
import { askAgain, readStatus } from "./read-status.ts";

export const statusRouter = router({
  read: may("read", "status").query(({ ctx }) => readStatus(ctx.services, ctx.origin)),
  /** A mutation, because it asks other servers and stores their answers. */
  ask: may("update", "status").mutation(({ ctx }) => askAgain(ctx.services, ctx.origin)),
});
