// Empties the bins: entries and files that were removed long ago are gone for good.
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { Services } from "../../kernel/context.ts";
import { expireBinnedFiles } from "../../library/files/drop-binned-files.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropBinned } from "./store.ts";

const EVERY_MS = HOUR_MS;

export function emptyBin({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  return dropBinned(database.db, new Date(now().getTime() - BIN_DAYS * DAY_MS));
}

export const binRetention = repeated("bin", EVERY_MS, emptyBin);
export const fileBinRetention = repeated("bin of files", EVERY_MS, expireBinnedFiles);
