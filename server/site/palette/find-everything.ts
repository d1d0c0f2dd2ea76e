import { listFilesInput } from "#contract/schemas/files.ts";
import { mostOfKind, type PaletteAnswer } from "#contract/schemas/palette.ts";
import { can, fileOwnerFor, type Noun } from "#contract/values/permissions.ts";
import type { Context } from "../../kernel/context.ts";
import { listFilesFor } from "../../library/files/list-files.ts";
import { presentPicture } from "../../library/files/present.ts";
import { listUsers } from "../../people/accounts/store.ts";
import { listCustomers } from "../../shop/reports/customers/store.ts";
import { findOrdersFor } from "./find-orders.ts";
import { findEntriesFor } from "./find-entries.ts";
import { findMessagesFor, findProductsFor } from "./store.ts";

/** The number of queries does not depend on the number of results. */
export async function findEverything(
  { services, viewer }: Pick<Context, "services" | "viewer">,
  q: string,
): Promise<PaletteAnswer> {
  const { db } = services.database;
  const page = { q, limit: mostOfKind, skip: 0 };
  const ifReadable = async <Row>(noun: Noun, find: () => Promise<Row[]>): Promise<Row[]> =>
    can(viewer, "read", noun) ? find() : [];
  const [entries, products, orders, messages, users, customers, files] = await Promise.all([
    ifReadable("ownDrafts", () => findEntriesFor({ services, viewer }, q)),
    ifReadable("hiddenProducts", () => findProductsFor(db, q, mostOfKind)),
    ifReadable("orders", () => findOrdersFor(db, q, mostOfKind)),
    ifReadable("messages", () => findMessagesFor(db, q, mostOfKind)),
    ifReadable("users", async () => (await listUsers(db, { ...page, sort: "name" })).rows),
    // The currency affects only sums, which are not shown here. So any currency will do.
    ifReadable("orders", async () => (await listCustomers(db, { ...page, sort: "-last" }, "EUR")).items),
    ifReadable("ownFiles", () =>
      listFilesFor(db, { ...listFilesInput.parse(page), now: services.now(), ownerId: fileOwnerFor(viewer) }),
    ),
  ]);
  return {
    entries,
    products,
    orders,
    messages,
    users: users.map(({ id, name, handle }) => ({ id, name, handle })),
    customers: customers.map(({ id, name, email, orders: count }) => ({ id, name, email, orders: count })),
    files: files.map((row) => ({ ...presentPicture(row), version: row.version })),
  };
}
