import { type CheckName, type Finding, markOf, type StatusRow } from "#contract/values/status.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { allChecks } from "./all-checks.ts";
import { type CheckContext, type Peers, realPeers } from "./check.ts";

const MOST_MS = 5_000;

export type StatusServices = CheckContext["services"];

export async function openChecks(
  services: StatusServices,
  origin: string | null,
  peers: Peers = realPeers,
): Promise<CheckContext> {
  const { settings, secrets } = await getSettings(services.database.db);
  return { services, settings, secrets, origin, peers };
}

/** Each check has five seconds. A check that fails says so in its row. */
export async function runChecks(
  context: CheckContext,
  names: readonly CheckName[],
  mostMs = MOST_MS,
): Promise<Partial<Record<CheckName, Finding>>> {
  const found = await Promise.all(
    names.map(async (name) => [name, await runOne(allChecks[name], context, mostMs)] as const),
  );
  return Object.fromEntries(found);
}

type AnyCheck = { name: CheckName; run: (context: CheckContext) => Promise<Finding> };

/** @returns 'unchecked' instead of an error */
export async function runOne(check: AnyCheck, context: CheckContext, mostMs: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ says: { unchecked: "timeout" } }), mostMs);
  });
  try {
    return await Promise.race([check.run(context), tooLate]);
  } catch (error) {
    logFailure(context.services, check.name, error);
    return { says: { unchecked: isOfDns(error) ? "dns" : "failed" } };
  } finally {
    clearTimeout(timer);
  }
}

function logFailure({ log }: Pick<Services, "log">, check: CheckName, error: unknown): void {
  log.warn({ err: error, check }, "a check of the site's state could not be made");
}

const isOfDns = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && String(error.syscall).startsWith("query");

export function rowOf(name: CheckName, finding: Finding): StatusRow {
  return { name, mark: markOf(name, finding), ...finding };
}
