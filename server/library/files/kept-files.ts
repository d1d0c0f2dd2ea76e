// Invoices are kept unchanged until a day (legal.md L31).
import { AppError } from "#contract/schemas/errors.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { FileRow } from "./store.ts";

type Kept = Pick<FileRow, "name" | "keepUntil">;

export const isKeptOn = ({ keepUntil }: Pick<FileRow, "keepUntil">, day: string): boolean =>
  keepUntil !== null && keepUntil >= day;

/** @throws fileKept (C109) if one of the files must stay as it is */
export function refuseKept(rows: readonly Kept[], now: Date): void {
  const today = localDay(now);
  const kept = rows.find((row) => isKeptOn(row, today));
  if (kept) throw new AppError("fileKept", { values: { name: kept.name, day: formatDay(kept.keepUntil ?? "") } });
}
