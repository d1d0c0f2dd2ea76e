import type { Issue } from "#contract/schemas/newsletter.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { countRecipients, findIssue, type IssueRow, listIssues } from "./issues-store.ts";
import { presentIssue } from "./present.ts";

async function present(db: Queryable, rows: readonly IssueRow[]): Promise<Issue[]> {
  const counts = await countRecipients(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const known = counts.get(row.id);
    return known ? [presentIssue(row, known)] : [];
  });
}

export async function pageOfIssues(db: Queryable, page: { limit: number; skip: number }) {
  const { rows, total } = await listIssues(db, page);
  return { items: await present(db, rows), total };
}

/** @throws notFound (C404) */
export async function getIssue(db: Queryable, id: string): Promise<Issue> {
  const row = await findIssue(db, id);
  const [issue] = row ? await present(db, [row]) : [];
  if (!issue) throw new AppError("notFound");
  return issue;
}
