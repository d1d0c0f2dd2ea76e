import type { Noun } from "./permissions.ts";

/** A new kind needs a line in server/registries/notification-contents.ts and calls of `askDevices`. */
export const notificationKinds = ["message", "comment", "order", "withdrawal"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A device gets a notification only if its user may read what the notification is about. */
export const nounOfNotification = {
  message: "messages",
  comment: "moderation",
  order: "orders",
  withdrawal: "withdrawals",
} as const satisfies Record<NotificationKind, Noun>;
