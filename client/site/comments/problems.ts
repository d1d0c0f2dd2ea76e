// Validates a comment in the browser, with the same rules as the server (contract/schemas/comments.ts).
import { limits } from "#contract/values/limits.ts";
import type { Problem, Problems } from "../forms/kind.ts";
import { problemOfEmail, problemOfName, problemOfText } from "../forms/problems.ts";

export const fieldNames = ["name", "email", "text", "website"] as const;

export function problemsOf({ name, email, text = "" }: Record<string, string>): Problems {
  return { name: problemOfName(name), email: problemOfEmail(email), text: tooLong(text) ?? tooShort(text) };
}

/** The server also counts a line break as one character. */
const tooLong = (text: string): Problem | undefined =>
  text.replace(/\r\n?/gu, "\n").trim().length > limits.commentLength ? "textLong" : undefined;

const tooShort = (text: string): Problem | undefined => problemOfText(text, limits.commentMinLength, "textShort");
