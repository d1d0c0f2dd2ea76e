// While the site demands a second person, one system user must not become two: neither by inviting or promoting an
// account of one's own, nor by getting hold of the account of somebody who may decide (security.md 24).
import type { DeciderChange } from "#contract/schemas/approvals.ts";
import { kindsDecidedBy, mayDecide } from "#contract/values/approvals.ts";
import type { UserRole } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { askSecondPerson, type HeldContext } from "../../approvals/ask.ts";
import type { UserRow } from "./store.ts";

type Change = { roles?: string[]; handle?: string; isLocked?: boolean };

const rolesOf = (roles: readonly string[]) => ({ roles: roles as UserRole[] });

export const isDecider = ({ roles }: { roles: readonly string[] }): boolean => mayDecide(rolesOf(roles));

/** @returns the part of the change that waits for a second person; empty if nothing does */
export function heldPart(row: UserRow, { roles, handle, isLocked }: Change): DeciderChange {
  const known = kindsDecidedBy(rolesOf(row.roles));
  const isGained = roles !== undefined && kindsDecidedBy(rolesOf(roles)).some((kind) => !known.includes(kind));
  return {
    ...(isGained && rolesOf(roles)),
    ...(known.length > 0 && handle !== undefined && { handle }),
    ...(known.length > 0 && isLocked === false && { isUnlocked: true }),
  };
}

type Asked = { user: Pick<UserRow, "name" | "handle"> & { id: string | null }; after: DeciderChange; version?: number };

export async function askForDecider(
  tx: Tx,
  context: HeldContext<never>,
  { user: { id, name, handle }, after, ...version }: Asked,
): Promise<void> {
  const change = { kind: "deciderChanged", user: { id, name, handle }, after, ...version } as const;
  await askSecondPerson(tx, context, { change, subject: subjectOf({ id, handle }, after) });
}

/** The removal of factors does not replace a request for other changes of the account. */
function subjectOf({ id, handle }: { id: string | null; handle: string }, { losesFactors }: DeciderChange): string {
  if (id === null) return `new ${handle}`;
  return losesFactors ? factorsSubject(id) : id;
}

const factorsSubject = (id: string) => `${id} factors`;

export const subjectsOf = (ids: readonly string[]): string[] => ids.flatMap((id) => [id, factorsSubject(id)]);
