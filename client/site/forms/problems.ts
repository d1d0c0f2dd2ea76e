import { limits } from "#contract/values/limits.ts";
import type { Problem, Problems } from "./kind.ts";

/** Refuses typical typing errors, such as two dots in sequence. The server checks the rest. */
const address = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.]{2,}\.?$/u;

export const isAddress = (email: string): boolean => address.test(email.trim());

export function problemOfName(name = "", missing: "name" | "firstName" | "lastName" = "name"): Problem | undefined {
  if (name.trim() === "") return missing;
  return name.trim().length < limits.nameMinLength ? "nameShort" : undefined;
}

export function problemOfEmail(email = ""): Problem | undefined {
  if (email.trim() === "") return "emailMissing";
  return isAddress(email) ? undefined : "email";
}

export function problemOfText(text = "", min: number, tooShort: Problem): Problem | undefined {
  if (text.trim() === "") return "required";
  return text.trim().length < min ? tooShort : undefined;
}

export function foundIn(problems: Problems, hasCaptcha: boolean): [name: string, problem: Problem][] {
  const all = Object.entries({ ...problems, captcha: hasCaptcha ? undefined : ("captcha" as const) });
  return all.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]]));
}
