import { newKey } from "../../new-key.ts";
import type { AnswerTemplate, MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";

export type SettingsForm = Pick<MessageSettingsAnswer, "automaticAnswer" | "templates" | "keptDays">;

export const newTemplate = (): AnswerTemplate => ({ id: newKey(), name: "", de: "", en: "" });

export function formOf({ automaticAnswer, templates, keptDays }: MessageSettingsAnswer): SettingsForm {
  return { automaticAnswer, templates, keptDays };
}

/**
 * Maps the server's errors to the form's fields, such as 'de subject' or 'template ID name'.
 * @param sent the form that was sent
 */
export function errorsByField(fields: Record<string, string>, sent: SettingsForm): Record<string, string> {
  const nameOf = (path: string): string => {
    const [section, first = "", second = ""] = path.split(".");
    if (section === "automaticAnswer") return `${first} ${second}`;
    if (section === "templates") return `template ${sent.templates[Number(first)]?.id} ${second}`;
    return path;
  };
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [nameOf(path), sentence]));
}

export function valuesByError({ automaticAnswer, templates, ...form }: SettingsForm): object {
  const { de, en } = automaticAnswer;
  const texts = templates.flatMap((template) =>
    (["name", "de", "en"] as const).map((field) => [`template ${template.id} ${field}`, template[field]]),
  );
  const answers = { "de subject": de.subject, "de text": de.text, "en subject": en.subject, "en text": en.text };
  return { ...form, ...answers, ...Object.fromEntries(texts) };
}

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
