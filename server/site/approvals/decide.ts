import type { DecideInput } from "#contract/schemas/approvals.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { kindsDecidedBy } from "#contract/values/approvals.ts";
import type { Tx } from "#db/open.ts";
import { type ApprovalRow, findApproval, removeApproval } from "../../approvals/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { findUser } from "../../people/accounts/store.ts";
import { type Applying, applyChange } from "./apply.ts";

/**
 * Approves or refuses a waiting change. Refusing one's own request takes it back.
 * @throws notFound (C404) for a request that is gone, or of which the viewer may not know
 * @throws forbidden (C100) if the viewer has asked, or has had an account only since the request
 * @throws the errors of the change's own command; the request then keeps waiting
 */
export async function decide(context: Applying, { id, isApproved }: DecideInput): Promise<{ id: string }> {
  const { services, viewer } = context;
  const { db } = services.database;
  const row = await findApproval(db, id);
  const isOwn = row?.fromId === viewer.id;
  if (!row || (!isOwn && !kindsDecidedBy(viewer).includes(row.kind))) throw new AppError("notFound");
  if (isApproved) {
    const decider = viewer.id === null ? null : await findUser(db, viewer.id);
    // Otherwise, a single person could invent a second one.
    if (isOwn || !decider || decider.created >= row.created) throw new AppError("forbidden");
    await applyChange(context, row.change);
  }
  await db.transaction(async (tx) => {
    if (!(await removeApproval(tx, id)) && !isApproved) throw new AppError("notFound");
    const who = { viewer, at: services.now() };
    const action = isApproved ? "update" : "remove";
    const kind = { approval: row.kind };
    const states = isApproved ? { after: kind } : { before: kind };
    await recordChange(tx, who, { action, noun: "approval", label: row.fromName, ...states });
    if (!isOwn) await tellAsker(tx, row, { isApproved, by: viewer.name });
  });
  return { id };
}

async function tellAsker(tx: Tx, row: ApprovalRow, { isApproved, by }: { isApproved: boolean; by: string }) {
  const asker = await findUser(tx, row.fromId);
  if (!asker || asker.isLocked) return;
  const { language } = (await getSettings(tx)).settings;
  const kind = isApproved ? "approvalGiven" : "approvalRefused";
  const what = sentence(language, `mail:approvalAsked.kinds.${row.kind}`);
  const values = { name: asker.name, by, what };
  await queueMail(tx, {
    kind,
    language,
    recipient: asker.handle,
    subject: sentence(language, `mail:${kind}.subject`, values),
    body: sentence(language, `mail:${kind}.body`, values),
  });
}
