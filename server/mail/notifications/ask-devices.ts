// Requests a notification in the transaction that causes it, so that it is sent if, and only if, that commits.
import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Tx } from "#db/open.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { storeNotices } from "./store.ts";

/** Notifies every device that wants this kind; the content counts new items when it is sent. */
export async function askDevices(tx: Tx, kind: NotificationKind, now: Date): Promise<void> {
  const ids = await storeNotices(tx, kind, now);
  await sendJobs(
    tx,
    "push",
    ids.map((id) => ({ id })),
  );
}
