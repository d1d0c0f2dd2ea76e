// The form of recipients: stored addresses → typed lines → stored addresses.

/** With a key, so that a field stays the same when one before it is removed. */
export type Recipient = { key: string; email: string };

export const linesOf = (emails: readonly string[]): Recipient[] => emails.map((email) => ({ key: email, email }));

/** Empty lines are left out. */
const typed = (lines: readonly Recipient[]): Recipient[] => lines.filter(({ email }) => email.trim() !== "");

export const emailsOf = (lines: readonly Recipient[]): string[] => typed(lines).map(({ email }) => email.trim());

export function isSameList(emails: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify(emails) === JSON.stringify(others);
}

/** The server's errors ('notify.message.0') by the keys of the lines that were sent. */
export function errorsByKey(fields: Record<string, string>, sent: readonly Recipient[]): Record<string, string> {
  const lines = typed(sent);
  const named = Object.entries(fields).map(([path, sentence]) => {
    const index = /^notify\.message\.(\d+)$/u.exec(path)?.[1];
    return [index === undefined ? path : (lines[Number(index)]?.key ?? path), sentence];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
