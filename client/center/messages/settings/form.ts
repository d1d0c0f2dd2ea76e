import { newKey } from "../../new-key.ts";
import type {
  AnswerTemplate,
  MessageSettingsAnswer,
  MessageTopic,
  UpdateMessageSettingsInput,
} from "#contract/schemas/message-settings.ts";

/** The recipients are typed as lines. */
export type TopicForm = Omit<MessageTopic, "recipients"> & { recipients: string };

export type SettingsForm = Pick<MessageSettingsAnswer, "automaticAnswer" | "templates" | "keptDays"> & {
  topics: TopicForm[];
};

export const topicFields = ["name", "en", "recipients", "templateId", "reminderDays"] as const;

const USUAL_REMINDER_DAYS = 3;

export const newTopic = (): TopicForm => ({
  id: newKey(),
  name: "",
  en: "",
  recipients: "",
  templateId: null,
  reminderDays: USUAL_REMINDER_DAYS,
});

export const reminderChoices = (current: number): number[] =>
  [...new Set([0, 1, 2, 3, 5, 7, 14, current])].sort((a, b) => (a || Infinity) - (b || Infinity));

export const newTemplate = (): AnswerTemplate => ({ id: newKey(), name: "", de: "", en: "" });

export function formOf({ automaticAnswer, templates, topics, keptDays }: MessageSettingsAnswer): SettingsForm {
  const typed = topics.map((topic) => ({ ...topic, recipients: topic.recipients.join("\n") }));
  return { automaticAnswer, templates, topics: typed, keptDays };
}

/** A template that was removed in the form is no longer the beginning of an answer. */
export function inputOf({ topics, ...form }: SettingsForm): Omit<UpdateMessageSettingsInput, "version"> {
  const known = form.templates.map(({ id }) => id);
  const read = topics.map(({ recipients, templateId, ...topic }) => ({
    ...topic,
    recipients: linesIn(recipients),
    templateId: templateId !== null && known.includes(templateId) ? templateId : null,
  }));
  return { ...form, topics: read };
}

const linesIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/u)
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Maps the server's errors to the form's fields, such as 'de subject' or 'template ID name'.
 * @param sent the form that was sent
 */
export function errorsByField(fields: Record<string, string>, sent: SettingsForm): Record<string, string> {
  const nameOf = (path: string): string => {
    const [section, first = "", second = ""] = path.split(".");
    if (section === "automaticAnswer") return `${first} ${second}`;
    if (section === "templates") return `template ${sent.templates[Number(first)]?.id} ${second}`;
    if (section === "topics") return `topic ${sent.topics[Number(first)]?.id} ${second}`;
    return path;
  };
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [nameOf(path), sentence]));
}

export function valuesByError({ automaticAnswer, templates, topics, ...form }: SettingsForm): object {
  const { de, en } = automaticAnswer;
  const texts = templates.flatMap((template) =>
    (["name", "de", "en"] as const).map((field) => [`template ${template.id} ${field}`, template[field]]),
  );
  const answers = { "de subject": de.subject, "de text": de.text, "en subject": en.subject, "en text": en.text };
  const abouts = topics.flatMap((topic) => topicFields.map((field) => [`topic ${topic.id} ${field}`, topic[field]]));
  return { ...form, ...answers, ...Object.fromEntries([...texts, ...abouts]) };
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
