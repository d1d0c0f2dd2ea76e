// The rule of the version: whoever saw an older one writes nothing, and gets the newer one.
import { AppError } from "#contract/errors.ts";

/**
 * @param seen the version that was seen; undefined where the last write wins
 * @throws conflict (C409) with what is stored, as `present` shows it
 */
export function refuseOtherVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present: (row: Row) => unknown,
): void {
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict", { current: present(row) });
}
