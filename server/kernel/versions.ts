// Optimistic locking. A write that is based on an older version is refused and gets the current object.
import { AppError } from "#contract/schemas/errors.ts";

/**
 * @param seen the version that the client knows; undefined if the last write wins
 * @throws conflict (C409) with the stored object, as returned by `present`
 */
export function refuseOtherVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present: (row: Row) => unknown,
): void {
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict", { current: present(row) });
}
