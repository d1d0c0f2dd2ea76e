// The form of the messages' settings: stored settings → typed ones → input of the update.
import type { AnswerTemplate, MessageSettingsAnswer } from "#contract/message-settings.ts";

export type Recipient = { key: string; email: string };
export type SettingsForm = Pick<MessageSettingsAnswer, "automaticAnswer" | "templates" | "keptDays"> & {
  /** With keys, so that a field stays the same when one before it is removed. */
  recipients: readonly Recipient[];
};

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const newTemplate = (): AnswerTemplate => ({ id: newKey(), name: "", de: "", en: "" });

export function formOf({ recipients, automaticAnswer, templates, keptDays }: MessageSettingsAnswer): SettingsForm {
  return {
    recipients: recipients.map((email) => ({ key: email, email })),
    automaticAnswer,
    templates,
    keptDays,
  };
}

/** Empty lines of addresses are left out. */
export function updateOf({ recipients, ...form }: SettingsForm) {
  return { ...form, recipients: typed(recipients).map(({ email }) => email) };
}

const typed = (recipients: readonly Recipient[]): Recipient[] => recipients.filter(({ email }) => email.trim() !== "");

export function isSameForm(one: SettingsForm, other: SettingsForm): boolean {
  return JSON.stringify(updateOf(one)) === JSON.stringify(updateOf(other));
}

/**
 * The server's errors by the fields of the form: 'recipient KEY', 'de subject', 'template ID name'.
 * @param sent the form as it was sent
 */
export function errorsByField(fields: Record<string, string>, sent: SettingsForm): Record<string, string> {
  const nameOf = (path: string): string => {
    const [section, first = "", second = ""] = path.split(".");
    if (section === "recipients") return `recipient ${typed(sent.recipients)[Number(first)]?.key}`;
    if (section === "automaticAnswer") return `${first} ${second}`;
    if (section === "templates") return `template ${sent.templates[Number(first)]?.id} ${second}`;
    return path;
  };
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [nameOf(path), sentence]));
}

/** How long messages may be kept, in days; what was set otherwise is offered too. */
export function keptChoices(current: number): number[] {
  return [...new Set([0, 30, 91, 182, 365, 730, 1095, current])].sort((a, b) => (a || Infinity) - (b || Infinity));
}

const MONTHS: Readonly<Record<number, number>> = { 91: 3, 182: 6 };

export function keptWords(days: number): { unit: "forever" | "days" | "months" | "years"; count: number } {
  if (days === 0) return { unit: "forever", count: 0 };
  if (days % 365 === 0) return { unit: "years", count: days / 365 };
  const months = MONTHS[days];
  return months === undefined ? { unit: "days", count: days } : { unit: "months", count: months };
}
