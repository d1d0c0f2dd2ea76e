import { and, count, desc, eq, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AuditItem, AuditNoun, ListAuditInput } from "#contract/schemas/audit.ts";
import type { Queryable } from "#db/open.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { likePattern } from "../../kernel/search/pattern.ts";
import { fieldsNamed, sectionsNamed } from "./shown-names.ts";

export async function listAudit(
  db: Queryable,
  { noun, q, limit, skip }: ListAuditInput,
): Promise<{ items: AuditItem[]; total: number }> {
  const pattern = q ? likePattern(q) : null;
  const where = and(
    noun === undefined ? undefined : eq(auditLog.noun, noun),
    pattern === null
      ? undefined
      : or(
          ilike(auditLog.label, pattern),
          ilike(auditLog.userName, pattern),
          and(eq(auditLog.noun, "settings"), inArray(auditLog.label, sectionsNamed(q ?? ""))),
          changed(fieldsNamed(q ?? "")),
        ),
  );
  const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(skip);
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where);
  return { items: rows.map(present), total: counted?.total ?? 0 };
}

function changed(parts: readonly string[]): SQL | undefined {
  if (parts.length === 0) return undefined;
  const asPart = `(^|\\.)(${parts.join("|")})(\\.|$)`;
  return sql`exists (select from jsonb_array_elements(${auditLog.fields}) changed where changed->>'field' ~ ${asPart})`;
}

function present({ id, at, userName, byToken, action, noun, label, fields }: typeof auditLog.$inferSelect): AuditItem {
  return { id, at: at.toISOString(), by: userName, byToken, action, noun: noun as AuditNoun, label, fields };
}

export async function dropAuditBefore(db: Queryable, at: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, at));
}
