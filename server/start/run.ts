// Runs the site until a signal stops it. An error at the start is printed as one line.
import { constants } from "node:os";
import type { Logger } from "pino";
import type { Environment } from "../kernel/env.ts";
import type { Pages } from "../http/pages/ssr.ts";
import { banner } from "./banner.ts";
import { reasonOf } from "../kernel/reason.ts";
import type { MovingLine } from "./moving-line.ts";
import type { Efforts } from "./services.ts";
import type { RunningSite } from "./site.ts";

type Prepared = {
  env: Environment;
  log: Logger;
  /** The database is opened while the pages are built. null: the site renders no pages */
  pages: Promise<Pages> | null;
  efforts?: Efforts;
  line?: MovingLine | null;
  /** Called when the site answers. */
  afterStart?: () => Promise<void>;
};

/** npm forwards a signal that the site may already have received. So signals within this time count as one. */
const REPEATED_MS = 1_000;

type Signal = "SIGINT" | "SIGTERM";

export async function runUntilSignal(prepare: () => Promise<Prepared>): Promise<void> {
  let line: MovingLine | null = null;
  // Listens from the start, because Node ignores signals without a listener if it is process 1 of a container.
  let onSignal = (signal: Signal): void => {
    line?.end();
    endStart(signal);
  };
  let firstAt: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      const isFirst = firstAt === null;
      firstAt ??= performance.now();
      if (isFirst) onSignal(signal);
      else if (performance.now() - firstAt > REPEATED_MS) endNow(signal);
    });
  try {
    const { env, log, pages, efforts, afterStart, ...prepared } = await prepare();
    line = prepared.line ?? null;
    // A failure is reported by `runSite`, which awaits the pages later.
    pages?.catch(() => {});
    // This import is dynamic, because it takes a second, in which the pages are already being built.
    const { runSite } = await import("./site.ts");
    const site = await runSite(env, log, pages, efforts);
    onSignal = (signal) => void stop(site, log, signal);
    line?.end();
    if (process.stdout.isTTY) process.stdout.write(banner(env, site.url));
    await afterStart?.();
  } catch (error) {
    line?.end();
    // Prints only the message, because a stack trace would hide it.
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

/** A second signal means that the user does not want to wait for running requests. */
function endNow(signal: Signal): never {
  process.exit(128 + constants.signals[signal]);
}

/** A start can be interrupted at any time, because the next start continues the work. */
function endStart(signal: Signal): never {
  process.stderr.write(`${signal}: the start was interrupted\n`);
  process.exit(128 + constants.signals[signal]);
}

async function stop(site: RunningSite, log: Logger, signal: Signal): Promise<void> {
  log.info({ signal }, "stopping: running requests are finished");
  try {
    await site.stop();
    log.info("stopped");
    process.exit(0);
  } catch (error) {
    log.fatal({ err: error }, "the site did not stop in order");
    process.exit(1);
  }
}
