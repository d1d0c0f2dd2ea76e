import { listAuditInput } from "#contract/schemas/audit.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listAudit } from "./store.ts";

export const auditRouter = router({
  list: may("read", "audit")
    .input(listAuditInput)
    .query(({ ctx, input }) => listAudit(ctx.services.database.db, input)),
});
