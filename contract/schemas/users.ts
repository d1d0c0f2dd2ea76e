import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { userRoleNames } from "#contract/values/permissions.ts";
import {
  cleanText,
  email,
  fieldKeys,
  id,
  line,
  pageInput,
  requiredLine,
  sortKey,
  storedEmail,
  version,
  since,
} from "#contract/fields/text.ts";

const roles = ["guest", ...userRoleNames] as const;

export const userAnswer = z.object({
  id: z.string().nullable(),
  name: z.string(),
  handle: z.string(),
  roles: z.array(z.enum(roles)),
  failedLogins: z.number(),
  lastLogin: z.string().nullable(),
  locked: z.boolean(),
  secondFactor: z.object({ totp: z.number(), passkeys: z.number() }),
  /** null for the guest. */
  updated: z.string().nullable(),
  version: z.number(),
});
export type User = z.output<typeof userAnswer>;

export type ListedUser = User & {
  /** The time of the last request, accurate to a few minutes. */
  lastSeen: string | null;
  /** null for a user who has set a password. `until`: the end of the link's validity; null if the link has expired. */
  invitation: { until: string | null } | null;
};

/**
 * Passwords are normalised only to Unicode form C. A password that is too long is refused before the costly hashing.
 */
const passwordText = cleanText.transform((value) => value.normalize("NFC"));

export const currentPassword = passwordText.pipe(
  z.string().min(1, { error: fieldKeys.required }).max(limits.passwordLength),
);
export const newPassword = passwordText.pipe(z.string().min(limits.passwordMinLength).max(limits.passwordLength));

/** Six digits of an authenticator app, or a recovery code. Blanks and hyphens are ignored. */
const secondFactorCode = cleanText
  .transform((code) => code.replaceAll(/[\s-]/gu, "").toLowerCase())
  .pipe(z.string().min(1, { error: fieldKeys.required }).max(40));

export const loginInput = z.object({
  handle: storedEmail,
  password: currentPassword,
  code: secondFactorCode.optional(),
});
export const setPasswordInput = z.object({ old: currentPassword, new: newPassword });
export const requestResetInput = z.object({ handle: storedEmail });
export const resetPasswordInput = z.object({ token: requiredLine(200), new: newPassword });

export const listUsersInput = z.object({
  ...pageInput,
  since,
  sort: sortKey(["name", "handle", "lastLogin", "updated"]).default("name"),
  handle: line(limits.handleLength).optional(),
});
export type ListUsersInput = z.output<typeof listUsersInput>;
export const userIdInput = z.object({ id });
export const userIdsInput = z.object({ ids: z.array(id).max(limits.batchIds) });

const personName = line(limits.nameLength, limits.nameMinLength);
const userRoles = z
  .array(z.enum(userRoleNames))
  .min(1, { error: fieldKeys.rolesMissing })
  .max(userRoleNames.length)
  .transform((given) => userRoleNames.filter((role) => given.includes(role)));

export const createUserInput = z.object({ name: personName, handle: email, roles: userRoles });
export type CreateUserInput = z.output<typeof createUserInput>;

/**
 * A handle is a mail address. A new handle takes effect when the user follows the link mailed to the new address. Users
 * need their password to change their own handle.
 */
export const updateUserInput = z.object({
  id,
  ...createUserInput.partial().shape,
  locked: z.boolean().optional(),
  password: currentPassword.optional(),
  version: version.optional(),
});
export type UpdateUserInput = z.output<typeof updateUserInput>;

/** Longer tokens are refused. The tokens of mailed links have 34 characters. */
const linkToken = requiredLine(200);
export const tokenInput = z.object({ token: linkToken });

export const linkAnswer = z.object({
  name: z.string(),
  handle: z.string(),
  purpose: z.enum(["invitation", "reset"]),
});
export type LinkAnswer = z.output<typeof linkAnswer>;
