export const personKinds = [
  "messages",
  "mails",
  "subscriptions",
  "comments",
  "orders",
  "documents",
  "withdrawals",
  "suspicious",
  "takedowns",
] as const;
export type PersonKind = (typeof personKinds)[number];
