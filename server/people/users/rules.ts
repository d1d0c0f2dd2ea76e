import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Policy } from "#contract/schemas/second-factors.ts";

/** While changes wait for a second person, the site needs another system user who decides. */
const PERSONS_OF_POLICY = 2;

export function hasSecondPerson(able: readonly string[]): boolean {
  return able.length >= PERSONS_OF_POLICY;
}

type Remaining = { able: readonly string[]; policy: Pick<Policy, "secondPersonRequired"> };

/**
 * @param able ids of all active system users
 * @throws invalid (C200) if too few of them are left without `ids`
 */
export function requireSystemUsersWithout(ids: readonly string[], { able, policy }: Remaining, field: string): void {
  const left = able.filter((one) => !ids.includes(one));
  if (left.length === 0) throw new AppError("invalid", { fields: { [field]: { key: fieldKeys.lastAdmin } } });
  if (policy.secondPersonRequired && left.length < able.length && !hasSecondPerson(left))
    throw new AppError("invalid", { fields: { [field]: { key: fieldKeys.secondPersonMissing } } });
}
