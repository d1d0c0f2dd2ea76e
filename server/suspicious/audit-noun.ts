// What the audit log calls a suspicious form: without its label, which is a person's name.
import type { AuditNoun } from "#contract/audit.ts";
import type { SuspiciousForm } from "#contract/suspicious.ts";

export const auditNounOf: Record<SuspiciousForm, AuditNoun> = {
  message: "message",
  newsletter: "subscriber",
  guestbook: "comment",
  comment: "comment",
};
