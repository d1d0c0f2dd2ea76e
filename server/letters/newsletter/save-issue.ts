import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { CreateIssueInput, Issue, UpdateIssueInput } from "#contract/schemas/newsletter.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { sanitizeMany } from "../../outside/sanitize-many.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { removeApprovalsOf } from "../../approvals/store.ts";
import { changeIssue, insertIssue, type IssueFields, type IssueRow, lockIssue, removeIssue } from "./issues-store.ts";
import { getIssue } from "./read-issues.ts";

type Context = CommandContext<"database" | "now">;

async function cleaned<Texts extends Partial<IssueFields>>(texts: Texts): Promise<Texts> {
  const [html = "", english = ""] = await sanitizeMany([texts.html ?? "", texts.en?.html ?? ""]);
  return {
    ...texts,
    ...(texts.html !== undefined && { html }),
    ...(texts.en && { en: { ...texts.en, html: english } }),
  };
}

export async function createIssue({ services: { database, now } }: Context, input: CreateIssueInput): Promise<Issue> {
  const at = now();
  const row = await insertIssue(database.db, { id: newId(), ...(await cleaned(input)), created: at, updated: at });
  return getIssue(database.db, row.id);
}

/** @throws notFound (C404), wrongState (C109) with the issue if it is not a draft */
export async function lockDraft(tx: Tx, id: string): Promise<IssueRow> {
  const row = await lockIssue(tx, id);
  if (!row) throw new AppError("notFound");
  if (row.state !== "draft") throw new AppError("wrongState", { current: await getIssue(tx, id) });
  return row;
}

/** @throws notFound (C404), wrongState (C109), conflict (C409) with the stored issue */
export async function updateIssue(
  { services: { database, now } }: Context,
  { id, version, ...texts }: UpdateIssueInput,
): Promise<Issue> {
  const safe = await cleaned(texts);
  return database.db.transaction(async (tx) => {
    const row = await lockDraft(tx, id);
    const stored = await getIssue(tx, id);
    refuseOtherVersion(row, version, () => stored);
    await changeIssue(tx, id, { ...safe, updated: now(), version: row.version + 1 });
    return getIssue(tx, id);
  });
}

/**
 * @throws notFound (C404), wrongState (C109) for an issue that is not a draft, because it documents its recipients
 */
export function deleteIssue({ services: { database, now }, viewer }: Context, { id }: { id: string }): Promise<void> {
  return database.db.transaction(async (tx) => {
    const { subject } = await lockDraft(tx, id);
    await removeIssue(tx, id);
    await removeApprovalsOf(tx, "newsletterToMany", [id]);
    await recordChange(tx, { viewer, at: now() }, { action: "remove", noun: "newsletter", label: subject });
  });
}
