import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isOwnNetwork, isPublicAddress } from "../../outside/own-network.ts";
import { isPublicKey, isPushService, NEWS_SECONDS, verdictOf } from "./rules.ts";
import { siteKeyOf } from "./site-key.ts";

const own = "http://127.0.0.1:4711";

describe("a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    `${own}/push/abc`,
  ])("%s is asked", (endpoint) => {
    expect(isPushService(endpoint, own)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://user@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.example.org/abc",
    "https://notify.windows.com/abc",
    "https://evilpush.apple.com/abc",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "http://127.0.0.1:4712/abc",
    "file:///etc/passwd",
    "fcm.googleapis.com",
    "",
  ])("%s is not", (endpoint) => {
    expect(isPushService(endpoint, own)).toBe(false);
    expect(isPushService(endpoint, undefined)).toBe(false);
  });

  it("of a name in the DNS is not asked at an address of the own network, or of nobody", () => {
    for (const address of [
      "10.1.2.3",
      "127.0.0.1",
      "169.254.169.254",
      "::1",
      "fd00::1",
      "fe80::1%eth0",
      "::10.0.0.1",
      "::ffff:192.168.0.1",
    ])
      expect([isOwnNetwork(address), isPublicAddress(address)], address).toEqual([true, false]);
    for (const address of [
      "0.0.0.0",
      "100.64.0.1",
      "224.0.0.1",
      "255.255.255.255",
      "::",
      "ff02::1",
      "64:ff9b::a00:1",
      "::a00:1",
      "2001:db8::1",
      "x",
    ])
      expect([isOwnNetwork(address), isPublicAddress(address)], address).toEqual([false, false]);
    for (const address of ["142.250.1.1", "2a00:1450:4001::5f", "::ffff:8.8.8.8"])
      expect(isPublicAddress(address), address).toBe(true);
  });
});

describe("an answer", () => {
  const after = (status: number, attempts = 1, retryAfterSeconds: number | null = null) =>
    verdictOf({ status, retryAfterSeconds }, attempts);

  it("says that it was sent, that the browser has left, or that it is refused for good", () => {
    for (const status of [200, 201, 202]) expect(after(status)).toEqual({ is: "sent" });
    for (const status of [404, 410]) expect(after(status)).toEqual({ is: "gone" });
    for (const status of [302, 307, 400, 401, 403, 413])
      expect(after(status)).toEqual({ is: "refused", problem: String(status) });
  });

  it("that is a failure is waited for with growing pauses, six times", () => {
    const waits = [1, 2, 3, 4, 5, 6].map((attempt) => {
      const verdict = after(attempt % 2 ? 503 : 0, attempt);
      return verdict.is === "later" ? verdict.seconds : null;
    });
    expect(waits).toEqual([60, 300, 900, 3_600, 10_800, 21_600]);
    expect(after(500, 7)).toEqual({ is: "refused", problem: "500" });
    expect(after(0, 7)).toEqual({ is: "refused", problem: "unreachable" });
  });

  it("that it is too much is waited for as long as it says, within a day, and is no failure", () => {
    expect(after(429, 1, 120)).toEqual({ is: "later", problem: "429", seconds: 120 });
    expect(after(429, 40, 0)).toEqual({ is: "later", problem: "429", seconds: 30 });
    expect(after(429, 40, 9_999_999)).toEqual({ is: "later", problem: "429", seconds: NEWS_SECONDS });
    expect(after(429, 40)).toMatchObject({ is: "later" });
  });
});

it("a key is one of the curve", () => {
  const curve = createECDH("prime256v1");
  const point = curve.generateKeys();
  expect(isPublicKey(point.toString("base64url"))).toBe(true);
  expect(isPublicKey(Buffer.alloc(65, 4).toString("base64url"))).toBe(false);
  expect(isPublicKey("")).toBe(false);
  const key = siteKeyOf(Buffer.from(curve.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url"));
  expect(key?.publicKey).toBe(point.toString("base64url"));
  for (const text of [
    "",
    "secret",
    Buffer.alloc(32).toString("base64url"),
    Buffer.alloc(32, 255).toString("base64url"),
  ])
    expect(siteKeyOf(text), text).toBeNull();
});
