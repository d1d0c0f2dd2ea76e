// The command `npm start` builds the client if it is stale, then runs the site. With --dev, Vite serves the client.
import { readEnvironment } from "../kernel/env.ts";
import { checkFirst } from "./check-first.ts";
import { openLog } from "./log.ts";
import { runUntilSignal } from "./run.ts";

await runUntilSignal(async () => {
  const env = readEnvironment(process.env);
  await checkFirst(env);
  const { log, line } = await openLog(env.LOG_LEVEL);
  // This import is dynamic, because Vite is large and production images do not contain it.
  if (process.argv.includes("--dev")) {
    const { openDevelopmentPages } = await import("../http/pages/pages-dev.ts");
    return { env, log, line, pages: Promise.resolve(openDevelopmentPages()) };
  }
  const { beginBuild } = await import("./client-build/build.ts");
  const { openBuiltPages } = await import("./client-build/built-pages.ts");
  const { compressLater } = await import("./client-build/compress-later.ts");
  const { built } = await beginBuild(log);
  return {
    env,
    log,
    line,
    pages: built.then(openBuiltPages),
    afterStart: async () => compressLater(await built, log),
  };
});
