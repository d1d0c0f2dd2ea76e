import { v7 as newId } from "uuid";
import type { AuditAction, AuditNoun } from "#contract/schemas/audit.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { type AuditedField, auditLog } from "#db/schema/audit-log.ts";

/** The log shortens longer values to this length. Revisions of entries contain the whole text. */
const SHOWN_CHARACTERS = 300;

export type AuditedChange = {
  action: AuditAction;
  noun: AuditNoun;
  label: string;
  /** The object before the change. Callers omit secrets, and use the field names that the log shows. */
  before?: object | null;
  after?: object | null;
};

export type Who = { viewer: Pick<Viewer, "id" | "name" | "handle" | "rights">; at: Date };

export function recordChange(tx: Tx, who: Who, change: AuditedChange): Promise<void> {
  return recordChanges(tx, who, [change]);
}

export async function recordChanges(tx: Tx, { viewer, at }: Who, changes: readonly AuditedChange[]): Promise<void> {
  const rows = changes.map(({ action, noun, label, before, after }) => {
    const fields = fieldsOf(before ?? {}, after ?? {});
    return { ...byWhom(viewer), id: newId(), at, action, noun, label: cut(label), fields };
  });
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}

function byWhom({ id, name, handle, rights }: Who["viewer"]) {
  return { userId: id, userName: id === null ? "" : name || handle, byToken: rights !== undefined };
}

/** @returns the changed fields; a field within an object is named by its path, such as 'site.address.city' */
export function fieldsOf(before: object, after: object): AuditedField[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: written(was.get(field)), after: written(is.get(field)) }))
    .filter((change) => change.before !== change.after)
    .map(({ field, ...change }) => ({ field, before: cut(change.before), after: cut(change.after) }));
}

function leavesOf(value: unknown, path = ""): Map<string, unknown> {
  const parts = partsOf(value);
  if (parts === null) return new Map([[path, value]]);
  return new Map(parts.flatMap(([key, part]) => [...leavesOf(part, path === "" ? key : `${path}.${key}`)]));
}

function partsOf(value: unknown): [string, unknown][] | null {
  if (value === null || typeof value !== "object" || value instanceof Date) return null;
  if (!Array.isArray(value)) return Object.entries(value);
  if (value.length === 0 || !value.every((one) => one !== null && typeof one === "object")) return null;
  return value.map((one: { path?: string }, index) => [one.path ?? String(index + 1), one]);
}

function written(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ") || null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function cut<Text extends string | null>(text: Text): Text | string {
  return text === null || text.length <= SHOWN_CHARACTERS ? text : `${truncate(text, SHOWN_CHARACTERS - 1)}…`;
}
