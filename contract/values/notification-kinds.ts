// What people are told of, one name per kind; free of zod, also for the client.

/** A new kind needs a line here and one in server/registries/notification-contents.ts, and whoever causes it calls `askDevices`. */
export const notificationKinds = ["message", "comment", "order", "withdrawal"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
