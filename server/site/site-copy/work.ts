// A copy is no job of the queue, because its workers fetch their next jobs only when all jobs of the last batch are done.
import { isCopyName } from "#contract/values/site-copy.ts";
import { type BackgroundWork, repeated } from "../../kernel/jobs/work.ts";
import type { Services } from "../../kernel/context.ts";
import type { KeptFiles } from "../../outside/backup-place.ts";
import { openBackupPlace } from "../backups/open-place.ts";
import { problemOf } from "../backups/problems.ts";
import {
  claimCopy,
  type CopyRow,
  listCopies,
  releaseCopy,
  reportProgress,
  storeCopy,
  storeFailedCopy,
} from "./store.ts";
import { type CopyDeps, type CopyProgress, writeSiteCopy } from "./write-copy.ts";

const EVERY_MS = 5_000;
const REPORT_MS = 2_000;

export const keptAsCopy: KeptFiles = { prefix: "website-", isName: isCopyName };

type Deps = CopyDeps & Pick<Services, "env">;

export async function workOnCopies(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db } = deps.database;
  if (!(await listCopies(db)).some(({ state }) => state === "running")) return;
  const claimed = await claimCopy(db, deps.now());
  if (claimed) await makeCopy(deps, claimed, signal);
}

/** Does not throw: a failure is stored and shown. */
async function makeCopy(deps: Deps, { id, created }: CopyRow, signal: AbortSignal): Promise<void> {
  const { database, now, log } = deps;
  let progress: CopyProgress = { phase: "pages", done: 0, total: 0 };
  const report = (): void =>
    void reportProgress(database.db, id, progress, now()).catch((error: unknown) =>
      log.warn({ err: error }, "the progress of a copy was not stored"),
    );
  const reporting = setInterval(report, REPORT_MS);
  try {
    const place = await openBackupPlace(deps, keptAsCopy);
    const name = `website-${created.toISOString().slice(0, 19).replaceAll(":", "")}Z.zip`;
    const counts = await place.write(name, (path) =>
      writeSiteCopy(
        deps,
        path,
        (next) => {
          progress = next;
        },
        signal,
      ),
    );
    const stored = await place.list();
    const sizeBytes = stored.find((one) => one.name === name)?.sizeBytes ?? 0;
    await database.db.transaction((tx) => storeCopy(tx, id, { ...counts, name, sizeBytes, finished: now() }));
    for (const one of stored) if (one.name !== name) await place.remove(one.name);
    log.info({ name, sizeBytes, ...counts }, "a copy of the site was made");
  } catch (error) {
    if (signal.aborted) await releaseCopy(database.db, id);
    else {
      log.error({ err: error }, "a copy of the site failed");
      await storeFailedCopy(database.db, id, problemOf(error), now());
    }
  } finally {
    clearInterval(reporting);
  }
}

export const siteCopyWork: BackgroundWork = {
  name: "copies of the site",
  start: (services) => {
    const stopping = new AbortController();
    const running = repeated("copies of the site", EVERY_MS, (deps) => workOnCopies(deps, stopping.signal)).start(
      services,
    );
    return {
      stop: async () => {
        stopping.abort(new Error("the site stops"));
        await running.stop();
      },
    };
  },
};
