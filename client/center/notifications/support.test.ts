import { expect, it } from "vitest";
import { supportOf } from "./support.ts";

const able = { isSecure: true, hasPush: true, permission: "default", isApple: false, isInstalled: false } as const;

it.each([
  [able, "able"],
  [{ ...able, permission: "denied" }, "denied"],
  // If a permission cannot be requested, Firefox reports 'denied'.
  [{ ...able, isSecure: false, hasPush: false, permission: "denied" }, "insecure"],
  [{ ...able, hasPush: false }, "unknown"],
  [{ ...able, hasPush: false, isApple: true }, "apple"],
  [{ ...able, hasPush: false, isApple: true, isInstalled: true }, "unknown"],
  [{ ...able, isApple: true, isInstalled: true }, "able"],
] as const)("%o is %s", (browser, support) => {
  expect(supportOf(browser)).toBe(support);
});
