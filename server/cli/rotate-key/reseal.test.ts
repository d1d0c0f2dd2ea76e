import { readdir, readFile } from "node:fs/promises";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { approvals, type StoredChange } from "#db/schema/approvals.ts";
import { totpSecrets } from "#db/schema/second-factors.ts";
import { settings } from "#db/schema/settings.ts";
import { webhooks } from "#db/schema/webhooks.ts";
import { takeKey } from "#server/kernel/identity/key.ts";
import { ensureIdentity } from "#server/kernel/identity/store.ts";
import { openSecret, sealSecret } from "#server/kernel/secrets/seal.ts";
import { eq } from "drizzle-orm";
import { admin, insertAdmin, openTestServices, type TestServices } from "#testing/file-services.ts";
import { resealSecrets } from "./reseal.ts";

const [from, to, other] = ["a", "b", "c"].map((letter) => letter.repeat(40)) as [string, string, string];
let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
  await insertAdmin(services.database);
  await ensureIdentity(services.database.db);
  await takeKey({ database: services.database, secretKey: from });
});
afterAll(() => services.close());

const reseal = (keys: { from: string; to: string }) =>
  services.database.db.transaction((tx) => resealSecrets(tx, keys));

it("every sealed secret opens with the new key; what no key opens stays as it is", async () => {
  const { db } = services.database;
  const now = services.now();
  const stripe = sealSecret(from, "sk_test_1");
  const lost = sealSecret(other, "lost");
  await db
    .update(settings)
    .set({ secrets: { "shop.stripe.secret": stripe, "maps.apikey": lost } })
    .where(eq(settings.section, "shop"));
  await db.insert(totpSecrets).values({ userId: admin.id!, secret: sealSecret(from, "TOTP"), lastStep: 0 });
  const hook = { id: newId(), url: "https://example.org/", types: [], enabled: true, created: now };
  await db.insert(webhooks).values([
    { ...hook, secret: { sealed: sealSecret(from, "whsec_1").sealed } },
    { ...hook, id: newId(), secret: null },
  ]);
  const changes = [
    { key: "secret", secret: sealSecret(from, "sk_test_2"), replaces: stripe.sealed },
    { key: "publishable", secret: sealSecret(from, "pk_test_2"), replaces: "pk_test_1" },
  ].map((change) => ({ kind: "paymentKey", isRemoved: false, last4: "", ...change }) as StoredChange);
  await db.insert(approvals).values(
    changes.map((change, index) => ({
      id: newId(),
      kind: "paymentKey" as const,
      subject: `${index}`,
      change,
      fromId: admin.id!,
      fromName: "Admin",
      created: now,
    })),
  );

  await expect(reseal({ from: other, to })).rejects.toThrow(/^SECRET_KEY_OLD: is not the key/u);
  expect(await reseal({ from, to })).toEqual({ sealed: 5, unreadable: 1 });

  const [shop] = await db.select().from(settings).where(eq(settings.section, "shop"));
  const stored = shop?.secrets["shop.stripe.secret"];
  expect(stored && openSecret(to, stored)).toBe("sk_test_1");
  expect(stored?.last4).toBe(stripe.last4);
  expect(shop?.secrets["maps.apikey"]).toEqual(lost);
  const [totp] = await db.select().from(totpSecrets);
  expect(totp && openSecret(to, totp.secret)).toBe("TOTP");
  const hooks = await db.select({ secret: webhooks.secret }).from(webhooks);
  expect(hooks.map(({ secret }) => secret && openSecret(to, { ...secret, last4: "" }))).toContain("whsec_1");
  const held = await db.select({ change: approvals.change }).from(approvals).orderBy(approvals.subject);
  expect(held.map(({ change }) => change.secret && openSecret(to, change.secret))).toEqual(["sk_test_2", "pk_test_2"]);
  expect(held.map(({ change }) => change.replaces)).toEqual([stored?.sealed, "pk_test_1"]);

  expect(await reseal({ from, to })).toBeNull();
});

it("no table has a sealed column that the command does not know", async () => {
  const schema = new URL("../../../db/schema/", import.meta.url);
  const sealing = [];
  for (const file of await readdir(schema))
    if (/StoredSecret/u.test(await readFile(new URL(file, schema), "utf8"))) sealing.push(file);
  expect(sealing.toSorted()).toEqual(["approvals.ts", "second-factors.ts", "settings.ts", "webhooks.ts"]);
});
