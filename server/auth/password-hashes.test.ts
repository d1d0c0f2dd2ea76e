// How passwords are stored, and that a missing hash looks like a wrong password.
import { expect, test } from "vitest";
import { openPasswordHashes } from "./password-hashes.ts";

test("what the site stores costs at least what OWASP asks", async () => {
  const { hash, verify } = openPasswordHashes();
  const stored = await hash("Goldparmäne-im-Herbst");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verify(stored, "Goldparmäne-im-Herbst")).toBe(true);
  expect(await verify(stored, "Goldparmäne-im-Winter")).toBe(false);
  expect(await verify(null, "Goldparmäne-im-Herbst")).toBe(false);
});
