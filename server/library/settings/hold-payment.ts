import { isDeepStrictEqual } from "node:util";
import type { WaitingChange } from "#contract/schemas/approvals.ts";
import type { SecretPath, UpdateSettingsInput } from "#contract/schemas/settings.ts";
import { can, mayChangeAccount } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { askSecondPerson, type HeldContext } from "../../approvals/ask.ts";
import { sealSecret } from "../../kernel/secrets/seal.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import { secretChanges } from "../../settings/rules.ts";

type Key = Extract<WaitingChange, { kind: "paymentKey" }>["key"];
/** @returns the stored key, a secret one sealed; '' for none */
export function storedKey({ settings, secrets }: LoadedSettings, key: Key): string {
  if (key === "publishable") return settings.shop.stripe.publishable;
  return secrets[secretKeys[key]]?.sealed ?? "";
}

type Holding = HeldContext<"secretKey">;

const secretKeys = { secret: "shop.stripe.secret", webhook: "shop.stripe.webhook" } as const satisfies Partial<
  Record<Key, SecretPath>
>;

/**
 * Asks a second person for a new bank account and for new payment keys.
 * @returns the input without them. What the viewer may not change stays in, so that it is refused as usual.
 */
export async function holdPayment(
  tx: Tx,
  context: Holding,
  before: LoadedSettings,
  input: UpdateSettingsInput,
): Promise<UpdateSettingsInput> {
  if (input.shop === undefined) return input;
  const { bankAccount, stripe = {}, ...shop } = input.shop;
  const held = { ...shop, stripe: { ...stripe }, ...(bankAccount && { bankAccount }) };
  if (bankAccount && mayChangeAccount(context.viewer)) {
    delete held.bankAccount;
    const now = before.settings.shop.bankAccount;
    const after = { ...now, ...bankAccount };
    if (!isDeepStrictEqual(now, after))
      await askSecondPerson(tx, context, { change: { kind: "bankAccount", before: now, after }, subject: "" });
  }
  if (stripe.publishable !== undefined && can(context.viewer, "update", "settings")) {
    delete held.stripe.publishable;
    if (stripe.publishable !== before.settings.shop.stripe.publishable)
      await askForKey(tx, context, before, { key: "publishable", value: stripe.publishable });
  }
  if (!can(context.viewer, "update", "secrets")) return { ...input, shop: held };
  for (const [path, plain] of secretChanges(input, Object.values(secretKeys))) {
    const key = path === secretKeys.secret ? "secret" : "webhook";
    delete held.stripe[key];
    if (plain !== null || before.secrets[path] !== undefined)
      await askForKey(tx, context, before, { key, value: plain ?? "" });
  }
  return { ...input, shop: held };
}

/** @param wanted a key whose value '' removes it */
async function askForKey(
  tx: Tx,
  context: Holding,
  before: LoadedSettings,
  { key, value }: { key: Key; value: string },
): Promise<void> {
  const secret = sealSecret(context.services.secretKey, value);
  const shown = { key, isRemoved: value === "", last4: secret.last4 };
  const change = { kind: "paymentKey", ...shown, secret, replaces: storedKey(before, key) } as const;
  await askSecondPerson(tx, context, { change, subject: key });
}
