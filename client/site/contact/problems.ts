// Validates a message in the browser, with the same rules as the server (contract/schemas/new-message.ts).
import { limits } from "#contract/values/limits.ts";
import type { Problems } from "../forms/kind.ts";
import { problemOfEmail, problemOfName, problemOfText } from "../forms/problems.ts";

export const fieldNames = ["topic", "first_name", "last_name", "phone", "email", "message", "website"] as const;

export function problemsOf(values: Record<string, string>): Problems {
  return {
    first_name: problemOfName(values["first_name"], "firstName"),
    last_name: problemOfName(values["last_name"], "lastName"),
    email: problemOfEmail(values["email"]),
    message: problemOfText(values["message"], limits.messageMinLength, "messageShort"),
  };
}
