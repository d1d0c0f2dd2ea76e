// Some changes wait for a second person while the site demands one (security.md 24).
import { isDeepStrictEqual } from "node:util";
import { and, arrayOverlaps, eq, gt, isNotNull, ne } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { type ApprovalKind, approvalKinds } from "#contract/values/approvals.ts";
import { approvalMailsPerHour, limits } from "#contract/values/limits.ts";
import { centerPath } from "#contract/values/pages.ts";
import { rolesFor } from "#contract/values/permissions.ts";
import { HOUR_MS } from "#contract/values/time.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { StoredChange } from "#db/schema/approvals.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { users } from "#db/schema/users.ts";
import { recordChange } from "../kernel/audit/record.ts";
import type { CommandContext, Context } from "../kernel/context.ts";
import { sentence } from "../kernel/sentences.ts";
import { getSettings } from "../kernel/settings/store.ts";
import { queueMails } from "../mail/mails/outbox.ts";
import { type ApprovalRow, countApprovals, lockApprovalOf, storeApproval } from "./store.ts";

/**
 * Removes the request that a second person has approved, in the transaction that makes the change. So of two decisions
 * at the same time only one takes effect.
 * @throws notFound (C404) if the request is gone
 */
type Claim = (tx: Tx) => Promise<void>;

/** A command whose change may have to wait. `claim`: a second person has agreed, so the change is made. */
export type HeldContext<Needs extends keyof CommandContext["services"]> = CommandContext<
  Needs | "database" | "now" | "publicUrl"
> &
  Pick<Context, "answer"> & { claim?: Claim };

/**
 * Every command that may wait calls this once, before it changes anything.
 * @returns true if the change must wait. The site itself (a viewer without id) waits for nobody.
 * @throws the errors of `Claim`
 */
export async function mustWait(tx: Tx, { viewer, claim }: Pick<HeldContext<never>, "viewer" | "claim">) {
  if (claim) await claim(tx);
  return !claim && viewer.id !== null && (await getSettings(tx)).settings.security.secondPersonRequired;
}

/**
 * Stores the request, mails those who may decide, and marks the answer. A later request for the same replaces it; one
 * for the same values changes nothing.
 * @throws approvalsTooMany (C109)
 */
export async function askSecondPerson(
  tx: Tx,
  { services, viewer, answer }: HeldContext<never>,
  { change, subject }: { change: StoredChange; subject: string },
): Promise<void> {
  answer.isPending = true;
  const at = services.now();
  const [fromId, fromName] = [viewer.id ?? "", viewer.name || viewer.handle];
  const earlier = await lockApprovalOf(tx, change.kind, subject);
  if (earlier && earlier.fromId === fromId && isDeepStrictEqual(earlier.change, change)) return;
  if (earlier?.fromId !== fromId) await refuseTooMany(tx, fromId, earlier);
  const isMailed = isMailDue(earlier, fromId, at);
  const mailed = isMailed ? at : (earlier?.mailed ?? null);
  await storeApproval(tx, { kind: change.kind, subject, change, fromId, fromName, created: at, mailed });
  const asked = { action: "create", noun: "approval", label: "", after: { approval: change.kind } } as const;
  await recordChange(tx, { viewer, at }, asked);
  if (isMailed) await mailDeciders(tx, { services, viewer }, change.kind);
}

/** @throws approvalsTooMany (C109) */
async function refuseTooMany(tx: Tx, fromId: string, earlier: ApprovalRow | null): Promise<void> {
  const { all, own } = await countApprovals(tx, fromId);
  if (own >= limits.approvalsPerUser || (earlier === null && all >= limits.listMax))
    throw new AppError("approvalsTooMany");
}

/** Whoever asks again and again for something else must not flood the mailboxes of the others. */
function isMailDue(earlier: ApprovalRow | null, fromId: string, at: Date): boolean {
  return !earlier?.mailed || earlier.fromId !== fromId || at.getTime() - earlier.mailed.getTime() >= HOUR_MS;
}

async function mailDeciders(
  tx: Tx,
  { services, viewer }: Pick<HeldContext<never>, "services" | "viewer">,
  kind: ApprovalKind,
): Promise<void> {
  const { language } = (await getSettings(tx)).settings;
  const texts = (name: string) => ({
    name,
    by: viewer.name || viewer.handle,
    what: sentence(language, `mail:approvalAsked.kinds.${kind}`),
    link: `${services.publicUrl()}${centerPath}`,
  });
  const others = await findDeciders(tx, kind, viewer.id ?? "");
  const since = new Date(services.now().getTime() - HOUR_MS);
  const subject = sentence(language, "mail:approvalAsked.subject", texts(""));
  if ((await countMails(tx, { recipient: others[0]?.handle ?? "", subject, since })) >= approvalMailsPerHour) return;
  await queueMails(
    tx,
    others.map(({ name, handle }) => ({
      kind: "approvalAsked",
      language,
      recipient: handle,
      subject,
      body: sentence(language, "mail:approvalAsked.body", texts(name)),
    })),
  );
}

/** Also counts mails about requests that were taken back. */
function countMails(db: Queryable, { recipient, subject, since }: { recipient: string; subject: string; since: Date }) {
  const isSame = and(eq(outgoingMail.recipient, recipient), eq(outgoingMail.subject, subject));
  return db.$count(outgoingMail, and(isSame, eq(outgoingMail.kind, "approvalAsked"), gt(outgoingMail.created, since)));
}

function findDeciders(db: Queryable, kind: ApprovalKind, withoutId: string) {
  const mayDecide = and(
    arrayOverlaps(users.roles, rolesFor(...approvalKinds[kind])),
    eq(users.isLocked, false),
    isNotNull(users.passwordHash),
    ne(users.id, withoutId),
  );
  return db.select({ name: users.name, handle: users.handle }).from(users).where(mayDecide);
}
