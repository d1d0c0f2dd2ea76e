// What a device is told, by kind: how many, and where; nothing that a visitor wrote, and nobody's name or address.
import type { NotificationKind } from "#contract/notification-kinds.ts";
import { inboxPath, ordersCenterPath } from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { Language } from "../context.ts";
import { countUnread } from "../messages/store.ts";
import { countUnreadOrders } from "../orders/store.ts";
import { sentence } from "../sentences.ts";

/** `topic`: a newer one takes the place of an older one, on the way and on the screen. */
export type Content = { title: string; body: string; path: string; topic: string };

type Tell = (db: Queryable, language: Language) => Promise<Content | null>;

/** One line per kind; null if there is nothing to tell any more. */
export const contents: { readonly [Kind in NotificationKind]: Tell } = {
  message: async (db, language) => {
    const { count } = await countUnread(db);
    if (count === 0) return null;
    const title = sentence(language, "notifications:push.message.title");
    const body = sentence(language, "notifications:push.message.body", { count });
    return { title, body, path: inboxPath, topic: "message" };
  },
  order: async (db, language) => {
    const { count } = await countUnreadOrders(db);
    if (count === 0) return null;
    const title = sentence(language, "notifications:push.order.title");
    const body = sentence(language, "notifications:push.order.body", { count });
    return { title, body, path: ordersCenterPath, topic: "order" };
  },
};

export function testContent(language: Language, path: string): Content {
  const title = sentence(language, "notifications:push.test.title");
  const body = sentence(language, "notifications:push.test.body");
  return { title, body, path, topic: "test" };
}
