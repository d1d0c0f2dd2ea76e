import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#db/schema/users.ts";
import { cheapHashes } from "#testing/efforts.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { TEST_PASSWORD } from "#testing/site.ts";
import { insertUser } from "../../people/accounts/store.ts";
import { v7 as newId } from "uuid";

const { site, db, api, admin, guest, mailsTo } = await openOrderDesk();
const juice = await storeProduct(db);
const buy = () => placed(site, { items: [{ item: juice.id, amount: 1 }] });

const fallback = async () => (await admin.notifications.orderFallback.query()).email;
const isWarned = async () => (await admin.overview.checks.query()).some(({ kind }) => kind === "noOrderRecipient");
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

async function addSystemUser(handle: string, created: string, more: Partial<typeof users.$inferInsert> = {}) {
  const passwordHash = await cheapHashes.hash(TEST_PASSWORD);
  const row = { id: newId(), name: handle, handle, passwordHash, roles: ["system"], created: new Date(created) };
  await insertUser(db, { ...row, ...more });
}

it("nobody at a reserved domain: no mail goes there, and the overview warns", async () => {
  expect(await fallback()).toBeNull();
  await buy();
  expect(await mailsTo("system@example.org")).toEqual([]);
  expect(await isWarned()).toBe(true);
});

it("the oldest system user who can sign in, for orders and withdrawals; named addresses replace that one", async () => {
  await addSystemUser("gesperrt@verein.de", "2020-01-01", { isLocked: true });
  await addSystemUser("eingeladen@verein.de", "2020-01-02", { passwordHash: null });
  await addSystemUser("hof@verein.de", "2020-01-03", { roles: ["admin"] });
  await addSystemUser("spaeter@verein.de", "2020-02-01");
  await addSystemUser("vorstand@verein.de", "2020-01-04");
  expect(await fallback()).toBe("vorstand@verein.de");
  expect(await isWarned()).toBe(false);
  await buy();
  const declared = { name: "Anna Kern", email: "anna@verein.de", order: "", text: "" };
  await guest.withdrawals.declare.mutate(declared);
  expect(await kindsTo("vorstand@verein.de")).toEqual(["orderNotice", "withdrawal"]);
  for (const other of ["gesperrt", "eingeladen", "hof", "spaeter"])
    expect(await mailsTo(`${other}@verein.de`)).toEqual([]);

  await api("PUT", "/config/", { notify: { order: ["kelter@verein.de", "kelter@verein.de"] } });
  await buy();
  expect(await kindsTo("kelter@verein.de")).toEqual(["orderNotice"]);
  expect(await kindsTo("vorstand@verein.de")).toEqual(["orderNotice", "withdrawal"]);
  await db.update(users).set({ isLocked: true }).where(eq(users.handle, "vorstand@verein.de"));
  expect(await isWarned()).toBe(false);
});

it("warns again when that user is locked too", async () => {
  await api("PUT", "/config/", { notify: { order: [] } });
  await db.update(users).set({ isLocked: true }).where(eq(users.handle, "spaeter@verein.de"));
  expect(await isWarned()).toBe(true);
});
