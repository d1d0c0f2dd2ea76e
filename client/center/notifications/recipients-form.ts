import type { SiteSettings } from "#contract/schemas/settings.ts";

export const recipientKinds = ["message", "order"] as const;
export type RecipientKind = (typeof recipientKinds)[number];

export type OfKinds<Value> = Readonly<Record<RecipientKind, Value>>;

export const ofKinds = <Value>(make: (kind: RecipientKind) => Value): OfKinds<Value> => ({
  message: make("message"),
  order: make("order"),
});

export type Recipient = { key: string; email: string };

export type Lines = OfKinds<readonly Recipient[]>;

export const emailsIn = ({ notify }: SiteSettings): OfKinds<string[]> => ofKinds((kind) => notify?.[kind] ?? []);

export const linesOf = (emails: readonly string[]): Recipient[] => emails.map((email) => ({ key: email, email }));

const typed = (lines: readonly Recipient[]): Recipient[] => lines.filter(({ email }) => email.trim() !== "");

export const emailsOf = (lines: readonly Recipient[]): string[] => typed(lines).map(({ email }) => email.trim());

/** Maps the server's errors ('notify.message.0') to kind and key of the line that was sent ('message KEY'). */
export function errorsByLine(fields: Record<string, string>, sent: Lines): Record<string, string> {
  const named = Object.entries(fields).flatMap(([path, sentence]) => {
    const [, kind, index] = /^notify\.(message|order)\.(\d+)$/u.exec(path) ?? [];
    const key = kind && typed(sent[kind as RecipientKind])[Number(index)]?.key;
    return key === undefined ? [] : [[`${kind} ${key}`, sentence] as const];
  });
  return Object.fromEntries(named);
}
