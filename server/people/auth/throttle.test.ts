import { afterEach, beforeEach, expect, it } from "vitest";
import { loginThrottle } from "#contract/values/limits.ts";
import type { Database } from "#db/open.ts";
import { openTestDatabase } from "#testing/database.ts";
import { beginAttempt } from "./throttle.ts";

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const handle = "admin@example.org";
const attempt = (address: string) => beginAttempt(database.pool, handle, address);

async function strangersFail(): Promise<void> {
  for (let n = 0; n < loginThrottle.perHandle; n += 1) await attempt(`192.0.2.${n % 25}`);
}

it("an admin signs in from an own address, however many strangers failed under the same name", async () => {
  await strangersFail();
  const own = await attempt("198.51.100.1");
  await own.succeeded();
  await expect(attempt("198.51.100.1")).resolves.toBeDefined();
});

it("an address that failed itself is refused while the name is under attack, as are the strangers", async () => {
  await strangersFail();
  await attempt("198.51.100.1");
  for (const address of ["198.51.100.1", "192.0.2.1"])
    await expect(attempt(address)).rejects.toMatchObject({
      kind: "tooManyAttempts",
      details: { retryAfterSeconds: expect.any(Number) },
    });
});

it("a name that is not under attack allows its owner more than one mistake", async () => {
  for (let n = 0; n < loginThrottle.perHandleAndAddress; n += 1) await attempt("198.51.100.1");
  await expect(attempt("198.51.100.1")).rejects.toMatchObject({ kind: "tooManyAttempts" });
});
