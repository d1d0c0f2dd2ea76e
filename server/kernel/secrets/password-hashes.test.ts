import { expect, test } from "vitest";
import { openPasswordHashes } from "./password-hashes.ts";

test("what the site stores costs at least what OWASP asks", async () => {
  const { hash, verify } = openPasswordHashes();
  const stored = await hash("Goldparmäne-im-Herbst");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verify(stored, "Goldparmäne-im-Herbst", "203.0.113.1")).toBe(true);
  expect(await verify(stored, "Goldparmäne-im-Winter", "203.0.113.1")).toBe(false);
  expect(await verify(null, "Goldparmäne-im-Herbst", "203.0.113.1")).toBe(false);
});

test("a right password is checked in its turn, however many wrong ones other addresses send", async () => {
  const { hash, verify } = openPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const stored = await hash("richtig");
  const settled: string[] = [];
  const send = (password: string, address: string): Promise<void> =>
    verify(stored, password, address).then(
      (isRight) => void settled.push(`${address} ${isRight}`),
      (error: { kind: string }) => void settled.push(`${address} ${error.kind}`),
    );
  const flood = Array.from({ length: 40 }, (_, index) => send("falsch", `stranger ${index % 4}`));
  const mine = send("richtig", "me");
  await Promise.all([mine, ...flood]);
  expect(settled).toContain("me true");
  expect(settled.filter((line) => line.endsWith("unavailable"))).toHaveLength(8);
  expect(settled.filter((line) => !line.endsWith("unavailable")).indexOf("me true")).toBeLessThan(12);
});
