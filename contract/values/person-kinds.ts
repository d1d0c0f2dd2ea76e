// The kinds of data that the site stores about persons. Without zod, because the client imports this file.

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
