/**
 * A new kind needs a line here and one in server/registries/notification-contents.ts. The code that causes it calls
 * `askDevices`. Without zod, because the client imports this file.
 */
export const notificationKinds = ["message", "comment", "order", "withdrawal"] as const;
export type NotificationKind = (typeof notificationKinds)[number];
