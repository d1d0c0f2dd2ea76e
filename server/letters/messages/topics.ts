// What a message is about decides who gets it, how an answer begins, and when the recipients are reminded.
import type { MessageTopic } from "#contract/schemas/message-settings.ts";
import type { TopicOfMessage } from "#contract/schemas/messages.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { DAY_MS } from "#contract/values/time.ts";

type Topics = { messages: Pick<Settings["messages"], "topics"> };
type Recipients = Topics & { notify: Pick<Settings["notify"], "message"> };

const findTopic = ({ messages }: Topics, topic: TopicOfMessage | null): MessageTopic | undefined =>
  topic === null ? undefined : messages.topics.find(({ id }) => id === topic.id);

/** @returns null for '' and for a topic that was removed while the visitor wrote */
export function topicOf(settings: Topics, id: string): TopicOfMessage | null {
  const found = findTopic(settings, { id, name: "" });
  return found ? { id, name: found.name } : null;
}

/** @returns the recipients of the topic, else those of all messages */
export function recipientsOf(settings: Recipients, topic: TopicOfMessage | null): readonly string[] {
  const own = findTopic(settings, topic)?.recipients ?? [];
  return own.length > 0 ? own : settings.notify.message;
}

export const templateOf = (settings: Topics, topic: TopicOfMessage | null): string | null =>
  findTopic(settings, topic)?.templateId ?? null;

/** @returns the moment of the reminder; null if the topic has none */
export function remindedAt(
  settings: Topics,
  { topic, created }: { topic: TopicOfMessage | null; created: Date },
): Date | null {
  const days = findTopic(settings, topic)?.reminderDays ?? 0;
  return days === 0 ? null : new Date(created.getTime() + days * DAY_MS);
}
