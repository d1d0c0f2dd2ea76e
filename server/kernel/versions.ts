import { AppError } from "#contract/schemas/errors.ts";

/**
 * @param seen the version that the client knows; undefined to write without this check
 * @throws conflict (C409) with the stored object, as returned by `present`
 */
export function refuseOtherVersion<Row extends { version: number }>(
  row: Row,
  seen: number | undefined,
  present: (row: Row) => unknown,
): void {
  if (seen !== undefined && seen !== row.version) throw new AppError("conflict", { current: present(row) });
}
