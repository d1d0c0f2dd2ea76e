// The command `npm start`: builds what is stale, opens the site, listens, stops in order.
import { readEnvironment } from "./env.ts";
import { createLog } from "./log.ts";
import { runSite } from "./site.ts";

const isDevelopment = process.argv.includes("--dev");

try {
  const env = readEnvironment(process.env);
  const log = createLog(env.LOG_LEVEL);
  const pages = isDevelopment
    ? await import("./http/pages-dev.ts").then(({ openDevelopmentPages }) => openDevelopmentPages())
    : await import("./build.ts").then(async ({ buildIfStale, openBuiltPages }) => {
        await buildIfStale(log);
        return openBuiltPages();
      });
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
  // One line for people: what is wrong stands in the message, a stack would hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
