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
  "approvals",
] as const;
export type PersonKind = (typeof personKinds)[number];
