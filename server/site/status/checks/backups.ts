import { lastBackup } from "../../../kernel/identity/backups.ts";
import { lacksBackup } from "../../backups/lacks-backup.ts";
import { listRows } from "../../backups/store.ts";
import { isLastTrialFailed } from "../../backups/try-backup.ts";
import type { Check } from "../check.ts";

export const backups: Check<"backups"> = {
  name: "backups",
  run: async ({ services }) => {
    const { db } = services.database;
    const rows = await listRows(db);
    const last = await lastBackup(db);
    const at = last?.toISOString();
    if (rows.some(({ state }) => state === "failed")) return { says: "failed" };
    if (isLastTrialFailed(rows)) return { says: "unreadable" };
    if (await lacksBackup(services)) return at === undefined ? { says: "none" } : { says: "old", at };
    if (at === undefined) return { says: "young" };
    return { says: rows.some(({ tried }) => tried !== null) ? "good" : "untried", at };
  },
};
