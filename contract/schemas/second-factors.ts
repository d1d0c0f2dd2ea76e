import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, id, requiredLine } from "#contract/fields/text.ts";
import { currentPassword } from "./users.ts";

export type TotpSetup = {
  /** In Base 32, for apps that cannot scan the code. */
  secret: string;
  uri: string;
};

const sixDigits = cleanText.transform((code) => code.replaceAll(/\s/gu, "")).pipe(z.string().regex(/^\d{6}$/u));
const totpSecret = z.string().regex(/^[A-Z2-7]{32,64}$/u);

export const passwordInput = z.object({ password: currentPassword });
export const setUpTotpInput = passwordInput.extend({ secret: totpSecret, code: sixDigits });

/** The maximum length of a passkey's id in base64url, in characters. Authenticators create at most 1,023 bytes. */
const MAX_ID = 1_400;

/** The answer of an authenticator, sent by the browser. Only the id is checked here; a library validates the rest. */
const authenticatorAnswer = z.custom<{ id: string }>(
  (answer) => typeof answer === "object" && answer !== null && "id" in answer && isShortText(answer.id),
);

function isShortText(value: unknown): boolean {
  return typeof value === "string" && value.length <= MAX_ID && /^[\w-]+$/u.test(value);
}

export const addPasskeyInput = passwordInput.extend({
  name: requiredLine(limits.nameLength),
  response: authenticatorAnswer,
});
export const removePasskeyInput = passwordInput.extend({ id: cleanText.pipe(z.string().max(MAX_ID)) });
export const signInWithPasskeyInput = z.object({ response: authenticatorAnswer });
export const removeFactorsInput = passwordInput.extend({ id });

export type Passkey = { id: string; name: string; created: string; lastUsed: string | null };

export type SecondFactors = {
  totp: string | null;
  passkeys: Passkey[];
  recoveryCodes: number;
  canHavePasskeys: boolean;
  isRequired: boolean;
};

const policy = z.object({ secondFactorRequired: z.boolean(), secondPersonRequired: z.boolean() });
export type Policy = z.output<typeof policy>;
export const policyInput = policy.partial();
export type PolicyInput = z.output<typeof policyInput>;

export const sessionIdInput = z.object({ id });

export type OwnSession = { id: string; device: string; created: string; lastSeen: string; isThis: boolean };
