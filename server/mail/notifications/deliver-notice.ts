// Sends a notice, and retries after growing pauses. A notice that is too old is not retried.
import { nounOfNotification } from "#contract/values/notification-kinds.ts";
import { can, type Role } from "#contract/values/permissions.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { openPush, type PushService } from "../../outside/push.ts";
import type { Contents } from "./content.ts";
import { NEWS_SECONDS, type Verdict, verdictOf } from "./rules.ts";
import { sendContent } from "./send-content.ts";
import { findSiteKey } from "./site-key.ts";
import {
  beginTry,
  changeDevice,
  delayNotice,
  endNotice,
  type NoticeRow,
  type OpenNotice,
  removeDevice,
  waitingNotices,
} from "./store.ts";

type Deps = Pick<Services, "database" | "env" | "log" | "now" | "publicUrl" | "secretKey">;

export async function deliverNotice(deps: Deps, push: PushService, id: string, contents: Contents): Promise<void> {
  const { database, now } = deps;
  const open = await beginTry(database.db, id);
  if (open === null) return;
  const verdict = await tellDevice(deps, push, open, contents);
  await database.db.transaction(async (tx) => {
    const { device, notice } = open;
    if (verdict?.is === "gone") return void (await removeDevice(tx, device.id, device.userId));
    if (verdict?.is === "later") return delay(tx, notice, new Date(now().getTime() + verdict.seconds * 1000));
    await endNotice(tx, notice, now());
    if (verdict?.is === "sent") await changeDevice(tx, device, { lastSent: now(), problem: null });
    if (verdict?.is === "refused") await changeDevice(tx, device, { problem: verdict.problem });
  });
}

async function tellDevice(
  deps: Deps,
  push: PushService,
  { notice, device, roles }: OpenNotice,
  contents: Contents,
): Promise<Verdict | null> {
  const { db } = deps.database;
  const mayRead = can({ roles: roles as Role[] }, "read", nounOfNotification[notice.kind]);
  const content =
    mayRead && device.kinds.includes(notice.kind) ? await contents[notice.kind](db, device.language) : null;
  if (content === null) return null;
  const key = await findSiteKey(db, deps.secretKey);
  const answer = await sendContent(deps, push, { device, key, content });
  const verdict = verdictOf(answer, notice.attempts);
  // The device's address is secret, so the log does not contain it.
  if (verdict.is !== "sent")
    deps.log.warn(
      { deviceId: device.id, status: answer.status, verdict: verdict.is },
      "a notification was not accepted",
    );
  const isOld = deps.now().getTime() - notice.created.getTime() > NEWS_SECONDS * 1000;
  return verdict.is === "later" && isOld ? { is: "refused", problem: verdict.problem } : verdict;
}

async function delay(tx: Parameters<typeof delayNotice>[0], { id }: NoticeRow, at: Date): Promise<void> {
  await delayNotice(tx, id, at);
  await sendJobs(tx, "push", [{ id, at }]);
}

export const pushJobs = (contents: Contents): JobKind => ({
  name: "push",
  waiting: waitingNotices,
  open: (services) => {
    const push = openPush(services.env.PUSH_API_BASE);
    return { run: (id) => deliverNotice(services, push, id, contents), close: () => {} };
  },
});
