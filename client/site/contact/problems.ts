// What is wrong with a message, without asking the server; its own check says the same (server/contract/new-message.ts).
import { limits } from "#contract/limits.ts";

export const fieldNames = ["first_name", "last_name", "phone", "email", "message", "website"] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

/** A key below `problems` in locales/*\/contact.json. */
export type Problem = "required" | "name" | "nameShort" | "email" | "messageShort" | "captcha";
export type Problems = Partial<Record<FieldName | "captcha", Problem>>;

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;

function problemOfName(name: string): Problem | undefined {
  if (name.trim() === "") return "name";
  return name.trim().length < limits.nameMinLength ? "nameShort" : undefined;
}

function problemOfEmail(email: string): Problem | undefined {
  if (email.trim() === "") return "required";
  return address.test(email.trim()) ? undefined : "email";
}

function problemOfMessage(message: string): Problem | undefined {
  if (message.trim() === "") return "required";
  return message.trim().length < limits.messageMinLength ? "messageShort" : undefined;
}

export function problemsOf({ first_name, last_name, email, message }: Values, hasCaptcha: boolean): Problems {
  const problems: Record<string, Problem | undefined> = {
    first_name: problemOfName(first_name),
    last_name: problemOfName(last_name),
    email: problemOfEmail(email),
    message: problemOfMessage(message),
    captcha: hasCaptcha ? undefined : "captcha",
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems;
}
