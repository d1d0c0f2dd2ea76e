import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { lockEntry } from "./store.ts";
import { announceMoment, listDueIds } from "./tell-programs.ts";

const EVERY_MS = 5_000;

type Deps = Pick<Services, "database" | "log" | "now">;

export async function announceMoments({ database: { db }, log, now }: Deps): Promise<void> {
  const at = now();
  for (const id of await listDueIds(db, at))
    try {
      await db.transaction(async (tx) => {
        const row = await lockEntry(tx, id);
        if (row) await announceMoment(tx, row, at);
      });
    } catch (error) {
      // The failed entry is retried in the next round, so that the other entries need not wait.
      log.warn({ err: error, entry: id }, "programs could not be told that an entry's moment has passed");
    }
}

export const momentsForPrograms = repeated("moments of entries for programs", EVERY_MS, announceMoments);
