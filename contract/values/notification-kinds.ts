/** A new kind needs a line in server/registries/notification-contents.ts and calls of `askDevices`. */
export const notificationKinds = ["message", "comment", "order", "withdrawal"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
