import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import { commentsCenterPath, inboxPath, ordersCenterPath, withdrawalsCenterPath } from "#contract/values/pages.ts";
import type { Language } from "../kernel/context.ts";
import { countWaiting } from "../letters/comments/store.ts";
import { countUnread } from "../letters/messages/store.ts";
import { countUnreadOrders } from "../shop/orders/store.ts";
import { sentence } from "../kernel/sentences.ts";
import type { Content, Contents } from "../mail/notifications/content.ts";
import { countOpen } from "../shop/withdrawals/store.ts";

/** Makes the content of each kind of notification. The content is null if nothing is left to report. */
export const contents: Contents = {
  message: async (db, language) => told("message", language, (await countUnread(db)).count, inboxPath),
  comment: async (db, language) =>
    told("comment", language, await countWaiting(db), `${commentsCenterPath}?state=waiting`),
  order: async (db, language) => told("order", language, (await countUnreadOrders(db)).count, ordersCenterPath),
  withdrawal: async (db, language) =>
    told("withdrawal", language, await countOpen(db), `${withdrawalsCenterPath}?state=open`),
};

function told(kind: NotificationKind, language: Language, count: number, path: string): Content | null {
  if (count === 0) return null;
  const title = sentence(language, `notifications:push.${kind}.title`);
  const body = sentence(language, `notifications:push.${kind}.body`, { count });
  return { title, body, path, topic: kind };
}
