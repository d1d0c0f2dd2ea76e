// Rules for changes of users.
import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";

/**
 * Somebody must be able to administrate the site.
 * @param able the system users who can sign in
 * @throws invalid (C200) if nobody is left without these
 */
export function requireOtherSystemUser(able: readonly string[], ids: readonly string[], field: string): void {
  if (able.every((one) => ids.includes(one)))
    throw new AppError("invalid", { fields: { [field]: { key: fieldKeys.lastAdmin } } });
}
