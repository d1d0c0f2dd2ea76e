import { DAY_MS } from "#contract/values/time.ts";
import { testSocialToken } from "../../../letters/social/test-token.ts";
import type { Check } from "../check.ts";

const SOON_DAYS = 14;

export const social: Check<"social"> = {
  name: "social",
  run: async ({ services, secrets }) => {
    if (!secrets["social.fb.pageAccessToken"]) return { says: "off" };
    if (!secrets["social.fb.appId"] || !secrets["social.fb.appSecret"]) return { says: "incomplete" };
    const test = await testSocialToken({ services });
    if (test.result !== "works") return { says: test.result };
    if (test.missing.length > 0) return { says: "incomplete" };
    if (test.ends === null) return { says: "forever" };
    const isSoon = Date.parse(test.ends) < services.now().getTime() + SOON_DAYS * DAY_MS;
    return { says: isSoon ? "ending" : "good", at: test.ends };
  },
};
