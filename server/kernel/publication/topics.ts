/** Each feature that shows content to guests needs a topic here. */
export const contentTopics = ["entries", "files", "settings", "comments", "products", "map"] as const;
export type ContentTopic = (typeof contentTopics)[number];

export function isContentTopic(value: string | undefined): value is ContentTopic {
  return (contentTopics as readonly (string | undefined)[]).includes(value);
}
