import type { Services } from "../../kernel/context.ts";
import type { FigureName, Figures } from "../../kernel/figures.ts";
import { countJobs, type JobCounts } from "../../kernel/jobs/count-jobs.ts";
import type { Figure } from "../../outside/prometheus.ts";

type Counted = { name: string; help: string; label: string; of: Readonly<Record<string, FigureName>> };

const counted: readonly Counted[] = [
  {
    name: "site_cache_hits_total",
    help: "Requests that a cache answered.",
    label: "cache",
    of: { pages: "pageHit", missing_pages: "missingPageHit", answers: "repeatedAnswerHit" },
  },
  {
    name: "site_cache_misses_total",
    help: "Requests that a cache could not answer.",
    label: "cache",
    of: { pages: "pageMiss", missing_pages: "missingPageMiss", answers: "repeatedAnswerMiss" },
  },
  {
    name: "site_uploads_total",
    help: "Uploaded files.",
    label: "result",
    of: { stored: "uploadStored", refused: "uploadRefused" },
  },
  {
    name: "site_mails_total",
    help: "Attempts to send a mail, newsletters included.",
    label: "result",
    of: { sent: "mailSent", deferred: "mailDeferred", refused: "mailRefused" },
  },
];

export function countsOf(figures: Figures): Figure[] {
  const labelled = counted.map(({ of, ...figure }): Figure => {
    const values = Object.entries(of).map(([label, name]) => ({ of: label, value: figures.of(name) }));
    return { ...figure, kind: "counter", values };
  });
  const orders = { name: "site_orders_total", help: "Orders that were placed.", kind: "counter" } as const;
  return [...labelled, { ...orders, values: [{ value: figures.of("orderPlaced") }] }];
}

/** The embedded database has only one connection, so that it has no figures. */
export function poolOf({ kind, pool }: Services["database"]): Figure[] {
  if (kind !== "postgres") return [];
  const connections = [
    { of: "idle", value: pool.idleCount },
    { of: "busy", value: pool.totalCount - pool.idleCount },
  ];
  return [
    {
      name: "site_database_connections",
      help: "Connections of the pool to PostgreSQL.",
      kind: "gauge",
      label: "state",
      values: connections,
    },
    {
      name: "site_database_waiting",
      help: "Queries that wait for a connection.",
      kind: "gauge",
      values: [{ value: pool.waitingCount }],
    },
  ];
}

const states = {
  waiting: "Jobs that have not begun; some are scheduled for later.",
  overdue: "Jobs that should have begun more than five minutes ago.",
  running: "Jobs that a process works on.",
  failed: "Jobs without a further automatic attempt.",
} as const satisfies Record<Exclude<keyof JobCounts, "name">, string>;

export async function queueOf(services: Pick<Services, "database" | "registries">): Promise<Figure[]> {
  const kinds = await countJobs(services);
  return (Object.keys(states) as (keyof typeof states)[]).map((state) => ({
    name: `site_jobs_${state}`,
    help: states[state],
    kind: "gauge",
    label: "kind",
    values: kinds.map(({ name, ...counts }) => ({ of: name, value: counts[state] })),
  }));
}
