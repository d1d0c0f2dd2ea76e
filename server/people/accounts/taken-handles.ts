import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { sqlState, UNIQUE_VIOLATION } from "#db/errors.ts";

/** Converts the unique violation of a handle to a field error. @throws invalid (C200) for the field `handle` */
export async function refusingTakenHandles<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError("invalid", { fields: { handle: { key: fieldKeys.handleTaken } }, cause: error });
  }
}
