// The content of a notification is a number and a link. It never contains a visitor's text, a name or an address.
import type { NotificationKind } from "#contract/values/notification-kinds.ts";
import type { Queryable } from "#db/open.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";

/** `topic`: a newer notification with the same topic replaces an older one. */
export type Content = { title: string; body: string; path: string; topic: string };

export type Contents = {
  readonly [Kind in NotificationKind]: (db: Queryable, language: Language) => Promise<Content | null>;
};

export function testContent(language: Language, path: string): Content {
  const title = sentence(language, "notifications:push.test.title");
  const body = sentence(language, "notifications:push.test.body");
  return { title, body, path, topic: "test" };
}
