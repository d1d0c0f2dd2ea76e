// What is wrong with a comment, without asking the server; its own check says the same (contract/schemas/comments.ts).
import { limits } from "#contract/values/limits.ts";
import type { Problem, Problems } from "../forms/kind.ts";
import { problemOfEmail, problemOfName, problemOfText } from "../forms/problems.ts";

export const fieldNames = ["name", "email", "text", "website"] as const;

export function problemsOf({ name, email, text = "" }: Record<string, string>): Problems {
  return { name: problemOfName(name), email: problemOfEmail(email), text: tooLong(text) ?? tooShort(text) };
}

/** Line breaks count once, as the server counts them. */
const tooLong = (text: string): Problem | undefined =>
  text.replace(/\r\n?/gu, "\n").trim().length > limits.commentLength ? "textLong" : undefined;

const tooShort = (text: string): Problem | undefined => problemOfText(text, limits.commentMinLength, "textShort");
