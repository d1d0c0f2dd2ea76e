// The form of recipients: stored addresses → typed lines → stored addresses.
import { isSameValue } from "#contract/values/same-value.ts";

/** What comes in: messages (with comments), and orders. */
export const recipientKinds = ["message", "order"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

export type OfKinds<Value> = Readonly<Record<RecipientKind, Value>>;

export const ofKinds = <Value>(make: (kind: RecipientKind) => Value): OfKinds<Value> => ({
  message: make("message"),
  order: make("order"),
});

/** With a key, so that a field stays the same when one before it is removed. */
export type Recipient = { key: string; email: string };

export const linesOf = (emails: readonly string[]): Recipient[] => emails.map((email) => ({ key: email, email }));

/** Empty lines are left out. */
const typed = (lines: readonly Recipient[]): Recipient[] => lines.filter(({ email }) => email.trim() !== "");

export const emailsOf = (lines: readonly Recipient[]): string[] => typed(lines).map(({ email }) => email.trim());

export function isSameList(emails: readonly string[], others: readonly string[]): boolean {
  return isSameValue(emails, others);
}

/** The server's errors of one kind ('notify.message.0') by the keys of the lines that were sent. */
export function errorsByKey(
  fields: Record<string, string>,
  kind: RecipientKind,
  sent: readonly Recipient[],
): Record<string, string> {
  const lines = typed(sent);
  const named = Object.entries(fields).flatMap(([path, sentence]) => {
    const [, name, index] = /^notify\.(message|order)\.(\d+)$/u.exec(path) ?? [];
    const key = name === kind ? lines[Number(index)]?.key : undefined;
    return key === undefined ? [] : [[key, sentence] as const];
  });
  return Object.fromEntries(named);
}
