import { asksOthers, checkNames, type StatusReport } from "#contract/values/status.ts";
import type { Peers } from "./check.ts";
import { openChecks, rowOf, runChecks, type StatusServices } from "./run-checks.ts";
import { type AskedFindings, findReport, isDemo, storeFindings } from "./store.ts";

const own = checkNames.filter((name) => !asksOthers(name));
const asking = checkNames.filter(asksOthers);

/** Repeated presses of the button do not send more questions to other servers. */
const KEPT_MS = 10_000;

/** Asks no other server, except the site's own database and file storage. */
export async function readStatus(
  services: StatusServices,
  origin: string | null,
  peers?: Peers,
): Promise<StatusReport> {
  const { db } = services.database;
  const stored = await findReport(db);
  const findings = { ...(await askedFindings(services, stored?.findings)), ...(await runOwn(services, origin, peers)) };
  return {
    rows: checkNames.map((name) => rowOf(name, findings[name] ?? { says: { unchecked: "notYet" } })),
    asked: stored?.asked?.toISOString() ?? null,
  };
}

/** A site that shows the demo asks no other server. */
export async function askAgain(services: StatusServices, origin: string | null, peers?: Peers): Promise<StatusReport> {
  const { db } = services.database;
  const now = services.now();
  const stored = await findReport(db);
  const isRecent = (stored?.asked?.getTime() ?? -Infinity) > now.getTime() - KEPT_MS;
  if (!isRecent && !(await isDemo(db)))
    await storeFindings(db, await runChecks(await openChecks(services, origin, peers), asking), now);
  return readStatus(services, origin, peers);
}

async function runOwn(services: StatusServices, origin: string | null, peers?: Peers): Promise<AskedFindings> {
  return runChecks(await openChecks(services, origin, peers), own);
}

async function askedFindings({ database: { db } }: StatusServices, stored: AskedFindings = {}): Promise<AskedFindings> {
  const isShownByDemo = await isDemo(db);
  const others = Object.fromEntries(asking.map((name) => [name, { says: { unchecked: "demo" } }])) as AskedFindings;
  return isShownByDemo ? others : stored;
}
