import { backupsPath, legalPath, notificationsPath, settingsPath, socialPath, statusPath, usersPath } from "./pages.ts";

/** What a board passes on, in the order in which it is best done. */
export const handoverSteps = {
  users: { path: `${usersPath}/browse` },
  secondFactors: { path: `${usersPath}/browse` },
  imprint: { path: legalPath },
  recipients: { path: notificationsPath },
  mail: { path: `${settingsPath}/mail` },
  payment: { path: "/admincenter/shop/settings" },
  social: { path: socialPath },
  domain: { path: statusPath },
  backups: { path: backupsPath },
} as const;

export type HandoverStep = keyof typeof handoverSteps;
export const handoverStepNames = Object.keys(handoverSteps) as HandoverStep[];

/** What is stored now. The words are in `boardhandover.json`. */
export type HandoverFact = { kind: HandoverFactKind; values: string[] };

export const handoverFactKinds = [
  "systemUsers",
  "otherUsers",
  "withoutSecondFactor",
  "lastCodes",
  "operator",
  "represented",
  "responsible",
  "messages",
  "orders",
  "sender",
  "replyTo",
  "account",
  "stripe",
  "page",
  "access",
  "address",
  "securityContact",
  "lastBackup",
  "place",
  "encrypted",
] as const;
export type HandoverFactKind = (typeof handoverFactKinds)[number];

export type HandoverRow = {
  step: HandoverStep;
  facts: HandoverFact[];
  /** Who ticked the step off; null if nobody did. The name is empty for a user who was removed. */
  done: { at: string; by: string } | null;
};
