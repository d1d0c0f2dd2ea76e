import { testPayment } from "../../self-tests/test-payment.ts";
import type { Check } from "../check.ts";

export const stripe: Check<"stripe"> = {
  name: "stripe",
  run: async ({ services }) => {
    const { result } = await testPayment({ services });
    return { says: result === "noKey" ? "off" : result === "fine" ? "good" : result };
  },
};
