import type { Issue, RecipientCounts, Subscriber } from "#contract/schemas/newsletter.ts";
import type { IssueRow } from "./issues-store.ts";
import type { SubscriberRow } from "./subscribers-store.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentIssue(row: IssueRow, counts: RecipientCounts): Issue {
  const { failures: _failures, created, updated, started, finished, ...rest } = row;
  return {
    ...rest,
    created: created.toISOString(),
    updated: updated.toISOString(),
    started: iso(started),
    finished: iso(finished),
    counts,
  };
}

export function presentSubscriber(row: SubscriberRow): Subscriber {
  const { linkHash: _secret, requested, confirmed, ended, ...rest } = row;
  return { ...rest, requested: requested.toISOString(), confirmed: iso(confirmed), ended: iso(ended) };
}
