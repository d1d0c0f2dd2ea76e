import type { DecideInput } from "#contract/schemas/approvals.ts";
import { AppError, type ErrorName } from "#contract/schemas/errors.ts";
import { kindsDecidedBy } from "#contract/values/approvals.ts";
import type { Tx } from "#db/open.ts";
import { type ApprovalRow, findApproval, removeApproval } from "../../approvals/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { findUser, type UserRow } from "../../people/accounts/store.ts";
import { type Applying, applyChange } from "./apply.ts";

/**
 * Approves or refuses a waiting change. Refusing one's own request takes it back. The request goes in the transaction
 * of the change, so of several decisions at the same time only one takes effect.
 * @throws notFound (C404) for a request that is gone, or of which the viewer may not know
 * @throws forbidden (C100) if the viewer has asked, or has had an account only since the request
 * @throws approvalStale (C409) if what is changed is no longer what it was when somebody asked; the request is removed
 * @throws the errors of the change's own command; the request then keeps waiting
 */
export async function decide(context: Applying, { id, isApproved }: DecideInput): Promise<{ id: string }> {
  const { services, viewer } = context;
  const { db } = services.database;
  const row = await findApproval(db, id);
  const isOwn = row?.fromId === viewer.id;
  if (!row || (!isOwn && !kindsDecidedBy(viewer).includes(row.kind))) throw new AppError("notFound");
  if (isApproved) await approve(context, row);
  else await db.transaction((tx) => conclude(tx, context, row, { isApproved: false }));
  return { id };
}

async function approve(context: Applying, row: ApprovalRow): Promise<void> {
  const { services, viewer } = context;
  const decider = viewer.id === null ? null : await findUser(services.database.db, viewer.id);
  // Otherwise, a single person could invent a second one.
  if (row.fromId === viewer.id || !decider || decider.created >= row.created) throw new AppError("forbidden");
  try {
    const claim = (tx: Tx) => conclude(tx, context, row, { isApproved: true });
    await applyChange({ ...context, claim }, row.change);
  } catch (error) {
    if (!isStale(error)) throw error;
    await removeApproval(services.database.db, row.id);
    throw new AppError("approvalStale", { cause: error });
  }
}

/** The version, the state or the whole object is another one than was asked for. */
const staleKinds: readonly ErrorName[] = ["approvalStale", "conflict", "wrongState", "userNotFound"];

const isStale = (error: unknown): boolean => error instanceof AppError && staleKinds.includes(error.kind);

type Decision = { isApproved: boolean };

/** @throws notFound (C404) if somebody else has decided, approvalStale (C409) if the asker can no longer sign in */
async function conclude(tx: Tx, { services, viewer }: Applying, row: ApprovalRow, decision: Decision): Promise<void> {
  const { isApproved } = decision;
  if (!(await removeApproval(tx, row.id))) throw new AppError("notFound");
  const asker = await findUser(tx, row.fromId);
  const isThere = asker !== null && !asker.isLocked;
  if (isApproved && !isThere) throw new AppError("approvalStale");
  const kind = { approval: row.kind };
  const states = isApproved ? { after: kind } : { before: kind };
  const change = {
    action: isApproved ? "update" : "remove",
    noun: "approval",
    label: row.fromName,
    ...states,
  } as const;
  await recordChange(tx, { viewer, at: services.now() }, change);
  if (isThere && asker.id !== viewer.id) await tellAsker(tx, row, { asker, by: viewer.name, ...decision });
}

type Told = Decision & { asker: UserRow; by: string };

async function tellAsker(tx: Tx, row: ApprovalRow, { asker, by, isApproved }: Told): Promise<void> {
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
