import { desc, sql } from "drizzle-orm";
import type { FoundMessage, FoundProduct } from "#contract/schemas/palette.ts";
import { limits } from "#contract/values/limits.ts";
import type { Queryable } from "#db/open.ts";
import { messages } from "#db/schema/messages.ts";
import { products } from "#db/schema/products.ts";
import { hasText } from "../../kernel/search/text.ts";
import { messageCondition } from "../../letters/messages/list-messages.ts";
import { senderColumn } from "../../letters/messages/store.ts";

export function findProductsFor(db: Queryable, q: string, most: number): Promise<FoundProduct[]> {
  return db
    .select({ id: products.id, title: products.title, isHidden: products.hidden })
    .from(products)
    .where(hasText(products.searchText, q))
    .orderBy(desc(hasText(products.titleOrder, q)), products.titleOrder, products.id)
    .limit(most);
}

export async function findMessagesFor(db: Queryable, q: string, most: number): Promise<FoundMessage[]> {
  const { id, message, form, created } = messages;
  const text = sql`coalesce(${form}->>'title', ${message})`;
  const beginning = sql<string>`left(${text}, ${limits.textLength}::int)`;
  const rows = await db
    .select({ id, name: senderColumn, beginning, created })
    .from(messages)
    .where(messageCondition(db, { q, tags: [] }))
    .orderBy(desc(created), desc(id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    beginning: row.beginning.replaceAll(/\s+/gu, " ").trim(),
    created: row.created.toISOString(),
  }));
}
