// Runs the site until it is told to stop; an error at the start is printed as one line.
import type { Logger } from "pino";
import type { Environment } from "../env.ts";
import type { Pages } from "../http/ssr.ts";
import { reasonOf } from "./reason.ts";
import { runSite } from "./site.ts";

type Prepared = { env: Environment; log: Logger; pages: Pages | null };

export async function runUntilSignal(prepare: () => Promise<Prepared>): Promise<void> {
  try {
    const { env, log, pages } = await prepare();
    const site = await runSite(env, log, pages);
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        site.stop().then(
          () => process.exit(0),
          (error: unknown) => {
            log.fatal({ err: error }, "the site did not stop in order");
            process.exit(1);
          },
        );
      });
    }
  } catch (error) {
    // The message is enough; a stack would hide it.
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}
