import { type Approval, decideInput, type WaitingChange } from "#contract/schemas/approvals.ts";
import { kindsDecidedBy } from "#contract/values/approvals.ts";
import { type ApprovalRow, listApprovals } from "../../approvals/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { decide } from "./decide.ts";

export const approvalsRouter = router({
  list: may("read", "approvals").query(async ({ ctx: { services, viewer } }): Promise<Approval[]> => {
    if (viewer.id === null) return [];
    const rows = await listApprovals(services.database.db, viewer.id, kindsDecidedBy(viewer));
    return rows.map((row) => present(row, viewer.id));
  }),
  decide: may("update", "approvals")
    .input(decideInput)
    .mutation(({ ctx, input }) => decide(ctx, input)),
});

function present({ id, change, fromId, fromName, created }: ApprovalRow, viewerId: string | null): Approval {
  const { secret: _secret, replaces: _replaces, version: _version, ...shown } = change;
  return {
    id,
    change: shown as WaitingChange,
    from: fromName,
    isOwn: fromId === viewerId,
    created: created.toISOString(),
  };
}
