import type { Suspicious } from "#contract/schemas/suspicious.ts";
import type { SuspiciousRow } from "../../forms/suspicious/store.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function presentSuspicious({ id, form, received, email, language, content }: SuspiciousRow): Suspicious {
  const { firstName, lastName, name, phone, message, text, reason } = content;
  return {
    id,
    form,
    received: received.toISOString(),
    email,
    language,
    name: textOf(name) || `${textOf(firstName)} ${textOf(lastName)}`.trim(),
    phone: textOf(phone),
    text: textOf(message) || textOf(text) || textOf(reason),
  };
}
