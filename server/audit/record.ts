// Writes into the audit log, in the transaction of the change.
import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import type { AuditAction, AuditNoun } from "#contract/audit.ts";
import type { Viewer } from "#contract/permissions.ts";
import type { Tx } from "#db/open.ts";
import { type AuditedField, auditLog } from "#db/schema/audit-log.ts";

/** Enough to see what was changed; the whole text is in the revisions. */
const SHOWN_CHARACTERS = 300;

export type AuditedChange = {
  action: AuditAction;
  noun: AuditNoun;
  /** What it is called. */
  label: string;
  /** The fields that people know, without secrets. */
  before?: object | null;
  after?: object | null;
};

type Who = { viewer: Viewer; at: Date };

export function recordChange(tx: Tx, who: Who, change: AuditedChange): Promise<void> {
  return recordChanges(tx, who, [change]);
}

/** Several in one statement. A change of nothing is none. */
export async function recordChanges(tx: Tx, { viewer, at }: Who, changes: readonly AuditedChange[]): Promise<void> {
  const rows = changes.flatMap(({ action, noun, label, before = null, after = null }) => {
    const fields = fieldsOf(before ?? {}, after ?? {});
    if (action === "update" && fields.length === 0) return [];
    return [{ ...byWhom(viewer), id: newId(), at, action, noun, label: cut(label), fields }];
  });
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}

function byWhom({ id, name, handle, rights }: Viewer) {
  return { userId: id, userName: id === null ? "" : name || handle, byToken: rights !== undefined };
}

/** What is different, in the order of the fields. */
export function fieldsOf(before: object, after: object): AuditedField[] {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isDeepStrictEqual(was[field], is[field]))
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }));
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return cut(value.join(", ")) || null;
  return cut(typeof value === "string" ? value : JSON.stringify(value));
}

function cut(text: string): string {
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS - 1)}…`;
}
