// The kinds of notifications. Without zod, because the client imports this file.

/** A new kind needs a line here and one in server/registries/notification-contents.ts. Its cause calls `askDevices`. */
export const notificationKinds = ["message", "comment", "order", "withdrawal"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
