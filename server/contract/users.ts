// Users and sign-in: inputs and answers.
import { z } from "zod";
import { limits } from "./limits.ts";
import { cleanText, email, fieldKeys, id, line, pageInput, requiredLine, sortKey } from "./text.ts";

export const roles = ["guest", "admin", "system"] as const;

export const userAnswer = z.object({
  id: z.string().nullable(),
  name: z.string(),
  handle: z.string(),
  roles: z.array(z.enum(roles)),
  failedLogins: z.number(),
  lastLogin: z.string().nullable(),
  version: z.number(),
});
export type User = z.output<typeof userAnswer>;

/** Passwords are compared as typed, in Unicode form C; too long ones are refused before hashing. */
const passwordText = cleanText.transform((value) => value.normalize("NFC"));

export const currentPassword = passwordText.pipe(
  z.string().min(1, { error: fieldKeys.required }).max(limits.passwordLength),
);
export const newPassword = passwordText.pipe(z.string().min(limits.passwordMinLength).max(limits.passwordLength));

export const loginInput = z.object({ handle: email, password: currentPassword });
export const setPasswordInput = z.object({ old: currentPassword, new: newPassword });
export const requestResetInput = z.object({ handle: email });
export const resetPasswordInput = z.object({ token: requiredLine(200), new: newPassword });

export const listUsersInput = z.object({
  ...pageInput,
  sort: sortKey(["name", "handle", "lastLogin"]).default("name"),
  handle: line(limits.handleLength).optional(),
});
export type ListUsersInput = z.output<typeof listUsersInput>;
export const userIdInput = z.object({ id });
