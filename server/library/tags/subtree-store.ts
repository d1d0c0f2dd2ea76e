import { type SQL, sql } from "drizzle-orm";
import type { TagCarriers } from "#contract/schemas/tags.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { messages, messageTags } from "#db/schema/messages.ts";
import { orders, orderTags } from "#db/schema/orders.ts";
import { products, productTags } from "#db/schema/products.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { subtreeCondition } from "./store.ts";

/** Maximum rows per statement. For a tag with 100,000 files, a single statement would exceed its time limit. */
const CHUNK = 10_000;

/** Objects are locked in the order of this list, which prevents deadlocks. */
const carriers = [
  { kind: "entries", owned: entries, links: entryTags, owner: sql.identifier(entryTags.entryId.name) },
  { kind: "files", owned: files, links: fileTags, owner: sql.identifier(fileTags.fileId.name) },
  { kind: "products", owned: products, links: productTags, owner: sql.identifier(productTags.productId.name) },
  { kind: "orders", owned: orders, links: orderTags, owner: sql.identifier(orderTags.orderId.name) },
  { kind: "messages", owned: messages, links: messageTags, owner: sql.identifier(messageTags.messageId.name) },
] as const;
type Carrier = (typeof carriers)[number];

export async function countCarriers(db: Queryable, path: string): Promise<TagCarriers> {
  const counts = carriers.map(
    ({ kind, links, owner }) =>
      sql`(select count(distinct ${owner})::int from ${links} where ${subtreeCondition(links.path, path)}) as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<TagCarriers>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? { entries: 0, files: 0, products: 0, orders: 0, messages: 0 };
}

export async function raiseVersions(tx: Tx, path: string): Promise<void> {
  for (const carrier of carriers) {
    let last: string | null = "";
    while (last !== null) last = await raiseChunk(tx, carrier, path, last);
  }
}

/**
 * Raises the versions of some objects. Locks them in the order of their ids, which prevents deadlocks.
 * @returns the last id; null at the end
 */
async function raiseChunk(
  tx: Tx,
  { owned, links, owner }: Carrier,
  path: string,
  after: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with chunk as (
      select id from ${owned} where id in (
        select ${owner} from ${links} where ${subtreeCondition(links.path, path)} and ${owner} > ${after}
        group by 1 order by 1 limit ${CHUNK})
      order by id for update)
    update ${owned} set version = version + 1 where id in (select id from chunk) returning id`);
  if (rows.length < CHUNK) return null;
  return rows.reduce((last, { id }) => (id > last ? id : last), after);
}

export async function lockTags(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${tags} in share row exclusive mode`);
}

function renamed(path: SQL, from: string, to: string): SQL {
  return sql`${to}::text || substr(${path}, length(${from}::text) + 1)`;
}

/** Neither path may be below the other. If the new path already exists, the tags are merged. */
export async function renameSubtree(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ${tags} (path, created, en, is_kept)
    select ${renamed(sql`path`, from, to)}, created, en, is_kept from ${tags} where ${subtreeCondition(tags.path, from)}
    on conflict do nothing`);
  for (const carrier of carriers) await handOver(tx, carrier, from, to);
  await removeSubtree(tx, from);
}

async function handOver(tx: Tx, { links, owner }: Carrier, from: string, to: string): Promise<void> {
  const isOld = subtreeCondition(sql`old.path`, from);
  const newPath = renamed(sql`old.path`, from, to);
  await tx.execute(sql`
    delete from ${links} old where ${isOld}
    and exists (select 1 from ${links} other where other.${owner} = old.${owner} and other.path = ${newPath})`);
  let changed = CHUNK;
  while (changed === CHUNK) {
    const { rowCount } = await tx.execute(sql`
      update ${links} old set path = ${newPath}
      where old.ctid = any(array(select old.ctid from ${links} old where ${isOld} limit ${CHUNK}))`);
    changed = rowCount ?? 0;
  }
}

export async function removeSubtree(tx: Tx, path: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from ${tags} where ${subtreeCondition(tags.path, path)}`);
  return rowCount ?? 0;
}
