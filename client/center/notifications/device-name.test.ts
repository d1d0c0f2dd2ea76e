// The name that is suggested for a device, and whether it can be notified at all.
import { expect, it } from "vitest";
import { deviceOf } from "./device-name.ts";
import { supportOf } from "./support.ts";

const like = "Mozilla/5.0 (X) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`${like} Android 15 Chrome/153.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${like} Windows NT 10.0 Chrome/153.0 Safari/537.36 Edg/153.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, "Firefox", "Linux"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1`, "Safari", "iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15`, "Safari", "Mac"],
  ["curl/8", null, null],
])("%s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

const able = { isSecure: true, hasPush: true, permission: "default", isApple: false, isInstalled: false } as const;

it.each([
  [able, "able"],
  [{ ...able, permission: "denied" }, "denied"],
  // Firefox says that nothing is allowed where nothing can be asked for.
  [{ ...able, isSecure: false, hasPush: false, permission: "denied" }, "insecure"],
  [{ ...able, hasPush: false }, "unknown"],
  [{ ...able, hasPush: false, isApple: true }, "apple"],
  [{ ...able, hasPush: false, isApple: true, isInstalled: true }, "unknown"],
  [{ ...able, isApple: true, isInstalled: true }, "able"],
] as const)("%o is %s", (browser, support) => {
  expect(supportOf(browser)).toBe(support);
});
