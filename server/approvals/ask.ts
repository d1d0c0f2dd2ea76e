// Some changes wait for a second person while the site demands one (security.md 24).
import { and, arrayOverlaps, eq, isNotNull, ne } from "drizzle-orm";
import { type ApprovalKind, approvalKinds } from "#contract/values/approvals.ts";
import { centerPath } from "#contract/values/pages.ts";
import { rolesFor } from "#contract/values/permissions.ts";
import type { Queryable, Tx } from "#db/open.ts";
import type { StoredChange } from "#db/schema/approvals.ts";
import { users } from "#db/schema/users.ts";
import { recordChange } from "../kernel/audit/record.ts";
import type { CommandContext, Context } from "../kernel/context.ts";
import { sentence } from "../kernel/sentences.ts";
import { getSettings } from "../kernel/settings/store.ts";
import { queueMails } from "../mail/mails/outbox.ts";
import { storeApproval } from "./store.ts";

/** A command whose change may have to wait. `isApproved`: a second person has agreed, so the change is made. */
export type HeldContext<Needs extends keyof CommandContext["services"]> = CommandContext<
  Needs | "database" | "now" | "publicUrl"
> &
  Pick<Context, "answer"> & { isApproved?: boolean };

/** @returns true if the change must wait. The site itself (a viewer without id) waits for nobody. */
export async function mustWait(db: Queryable, { viewer, isApproved = false }: Omit<HeldContext<never>, "services">) {
  return !isApproved && viewer.id !== null && (await getSettings(db)).settings.security.secondPersonRequired;
}

/** Stores the request, mails those who may decide, and marks the answer. A later request for the same replaces it. */
export async function askSecondPerson(
  tx: Tx,
  { services, viewer, answer }: HeldContext<never>,
  { change, subject }: { change: StoredChange; subject: string },
): Promise<void> {
  const at = services.now();
  const fromName = viewer.name || viewer.handle;
  await storeApproval(tx, { kind: change.kind, subject, change, fromId: viewer.id ?? "", fromName, created: at });
  const asked = { action: "create", noun: "approval", label: "", after: { approval: change.kind } } as const;
  await recordChange(tx, { viewer, at }, asked);
  const { language } = (await getSettings(tx)).settings;
  const texts = (name: string) => ({
    name,
    by: fromName,
    what: sentence(language, `mail:approvalAsked.kinds.${change.kind}`),
    link: `${services.publicUrl()}${centerPath}`,
  });
  const others = await findDeciders(tx, change.kind, viewer.id ?? "");
  await queueMails(
    tx,
    others.map(({ name, handle }) => ({
      kind: "approvalAsked",
      language,
      recipient: handle,
      subject: sentence(language, "mail:approvalAsked.subject", texts(name)),
      body: sentence(language, "mail:approvalAsked.body", texts(name)),
    })),
  );
  answer.isPending = true;
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
