// Maps the kinds of forms to nouns of the audit log. The log omits the sender's name.
import type { AuditNoun } from "#contract/schemas/audit.ts";
import type { SuspiciousForm } from "#contract/schemas/suspicious.ts";

export const auditNounOf: Record<SuspiciousForm, AuditNoun> = {
  message: "message",
  newsletter: "subscriber",
  guestbook: "comment",
  comment: "comment",
  form: "message",
  takedown: "message",
};
