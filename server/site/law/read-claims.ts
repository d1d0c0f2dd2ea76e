// Finds the texts with environmental claims (legal.md L28). An index finds the entries, because the check is asked often.
import { desc, sql } from "drizzle-orm";
import { claimPattern, claimsIn, type ClaimKind } from "#contract/values/environmental-claims.ts";
import { listForEditors } from "#contract/values/overview.ts";
import { entryPath, newsletterCenterPath, shopCenterPath } from "#contract/values/pages.ts";
import { plainText } from "#contract/values/plain-text.ts";
import type { Queryable } from "#db/open.ts";
import { entries, entryMentions } from "#db/schema/entries.ts";
import { newsletterIssues } from "#db/schema/newsletter.ts";
import { products } from "#db/schema/products.ts";
import { listEntriesWhere } from "../../content/entries/store.ts";

/** Texts of each kind. A site with more has to begin with these. */
const MOST = 50;

export type Claim = { kind: ClaimKind; title: string; path: string; words: string[] };

type Found = { title: string; path: string; text: string; updated: Date };

/** @returns the claims, and when a text with one was last changed */
export async function readClaims(db: Queryable): Promise<{ claims: Claim[]; changed: Date | null }> {
  const found = [...(await ofEntries(db)), ...(await ofProducts(db)), ...(await ofNewsletters(db))];
  const told = found.map(({ text, ...place }) => ({ ...place, claims: claimsIn(plainText(text)) }));
  const real = told.filter(({ claims }) => claims.length > 0);
  const changed = real.map(({ updated }) => updated).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
  return {
    claims: real.flatMap(({ title, path, claims }) => claims.map((claim) => ({ title, path, ...claim }))),
    changed,
  };
}

async function ofEntries(db: Queryable): Promise<Found[]> {
  const rows = await listEntriesWhere(db, entryMentions(claimPattern), [desc(entries.id)], MOST);
  return rows.map((row) => ({
    title: row.title,
    path: entryPath(row) ?? `/${listForEditors(row.tags)}/${row.id}`,
    text: [row.title, row.en?.title ?? "", JSON.stringify(row.blocks)].join("\n"),
    updated: row.updated,
  }));
}

async function ofProducts(db: Queryable): Promise<Found[]> {
  const text = sql<string>`${products.title} || ${"\n"} || ${products.text} || coalesce(${products.en}::text, '')`;
  const rows = await db
    .select({ id: products.id, title: products.title, text, updated: products.updated })
    .from(products)
    .where(sql`${text} ~* ${claimPattern}`)
    .orderBy(desc(products.id))
    .limit(MOST);
  return rows.map(({ id, ...row }) => ({ ...row, path: `${shopCenterPath}/items/${id}` }));
}

async function ofNewsletters(db: Queryable): Promise<Found[]> {
  const { id, subject, html, en, updated } = newsletterIssues;
  const text = sql<string>`${subject} || ${"\n"} || ${html} || coalesce(${en}::text, '')`;
  const rows = await db
    .select({ id, title: subject, text, updated })
    .from(newsletterIssues)
    .where(sql`${text} ~* ${claimPattern}`)
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map(({ id: own, ...row }) => ({ ...row, path: `${newsletterCenterPath}/${own}` }));
}
