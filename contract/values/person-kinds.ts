// What the site stores about persons, one name per owner; free of zod, also for the client.

export const personKinds = [
  "messages",
  "mails",
  "subscriptions",
  "comments",
  "orders",
  "documents",
  "withdrawals",
  "suspicious",
] as const;
export type PersonKind = (typeof personKinds)[number];
