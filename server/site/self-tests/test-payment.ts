import type { PaymentTest } from "#contract/values/self-tests.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { ProviderError } from "../../outside/stripe.ts";
import { findProvider, readKey } from "../../shop/payments/provider.ts";

type Context = Pick<CommandContext<"database" | "now" | "publicUrl" | "secretKey" | "env" | "log">, "services">;

export async function testPayment({ services }: Context): Promise<PaymentTest> {
  const key = await readKey(services, "shop.stripe.secret");
  const provider = key === null ? null : await findProvider(services);
  if (key === null || provider === null) return { result: "noKey" };
  try {
    await provider.listPayouts(1);
    return { result: "fine", live: isLiveKey(key) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn({ said: error.message, status: error.status }, "the payment provider refused a test");
    return { result: error.status === null ? "unreachable" : "refused" };
  }
}

/** @returns null if the key does not say whether it moves real money */
export function isLiveKey(key: string): boolean | null {
  return /^(?:sk|rk)_live_/u.test(key) ? true : /^(?:sk|rk)_test_/u.test(key) ? false : null;
}
