import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";

/** At least one active system user must stay. @param able their ids @throws invalid (C200) if `ids` has all of them */
export function requireOtherSystemUser(able: readonly string[], ids: readonly string[], field: string): void {
  if (able.every((one) => ids.includes(one)))
    throw new AppError("invalid", { fields: { [field]: { key: fieldKeys.lastAdmin } } });
}
