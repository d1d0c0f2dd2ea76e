import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Tx } from "#db/open.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { storeNotices } from "./store.ts";

/**
 * Notifies every device that has enabled this kind of notification. New items are counted when the notice is sent, and
 * not before.
 */
export async function askDevices(tx: Tx, kind: NotificationKind, now: Date): Promise<void> {
  const ids = await storeNotices(tx, kind, now);
  await sendJobs(
    tx,
    "push",
    ids.map((id) => ({ id })),
  );
}
