// The procedure of the audit log.
import { listAuditInput } from "#contract/audit.ts";
import { may, router } from "../trpc.ts";
import { listAudit } from "./store.ts";

export const auditRouter = router({
  list: may("read", "audit")
    .input(listAuditInput)
    .query(({ ctx, input }) => listAudit(ctx.services.database.db, input)),
});
