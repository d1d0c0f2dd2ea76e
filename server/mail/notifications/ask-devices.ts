// Asks for a notification: in the transaction that causes it, so that it is sent if, and only if, that is stored.
import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Tx } from "#db/open.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { storeNotices } from "./store.ts";

/** To every device that is told of the kind; its job counts what is new when it sends. */
export async function askDevices(tx: Tx, kind: NotificationKind, now: Date): Promise<void> {
  const ids = await storeNotices(tx, kind, now);
  await sendJobs(
    tx,
    "push",
    ids.map((id) => ({ id })),
  );
}
