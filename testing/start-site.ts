// Runs the site like `npm start`, but with cheap hashes and proofs. For browser tests.
import { beginBuild } from "#server/start/client-build/build.ts";
import { openBuiltPages } from "#server/start/client-build/built-pages.ts";
import { readEnvironment } from "#server/kernel/env.ts";
import { checkFirst } from "#server/start/check-first.ts";
import { createLog } from "#server/start/log.ts";
import { runUntilSignal } from "#server/start/run.ts";
import { cheapEfforts } from "./efforts.ts";

await runUntilSignal(async () => {
  const env = readEnvironment(process.env);
  await checkFirst(env);
  const log = createLog(env.LOG_LEVEL);
  const { built } = await beginBuild(log);
  return { env, log, pages: built.then(openBuiltPages), efforts: cheapEfforts };
});
