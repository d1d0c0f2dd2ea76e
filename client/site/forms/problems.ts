// What is wrong with what visitors type into forms.
import { limits } from "#contract/limits.ts";
import { isMailAddress, normalAddress } from "#contract/mail-address.ts";
import type { Problem, Problems } from "./kind.ts";

export function problemOfName(name = ""): Problem | undefined {
  if (name.trim() === "") return "name";
  return name.trim().length < limits.nameMinLength ? "nameShort" : undefined;
}

export function problemOfEmail(email = ""): Problem | undefined {
  if (email.trim() === "") return "required";
  return isMailAddress(normalAddress(email)) ? undefined : "email";
}

export function problemOfText(text = "", min: number, tooShort: Problem): Problem | undefined {
  if (text.trim() === "") return "required";
  return text.trim().length < min ? tooShort : undefined;
}

/** The fields that are wrong, in the order of the form. */
export function foundIn(problems: Problems, hasCaptcha: boolean): [name: string, problem: Problem][] {
  const all = Object.entries({ ...problems, captcha: hasCaptcha ? undefined : ("captcha" as const) });
  return all.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]]));
}
