// The site as `npm start` runs it, with cheap hashes and proofs, for browser tests.
import { buildIfStale } from "../client-build/build.ts";
import { openBuiltPages } from "../client-build/built-pages.ts";
import { readEnvironment } from "../env.ts";
import { checkFirst } from "../start/check-first.ts";
import { openLog } from "../start/log.ts";
import { runUntilSignal } from "../start/run.ts";
import { cheapEfforts } from "./efforts.ts";

await runUntilSignal(async () => {
  const env = readEnvironment(process.env);
  await checkFirst(env);
  const log = await openLog(env.LOG_LEVEL);
  return { env, log, pages: await openBuiltPages(await buildIfStale(log)), efforts: cheapEfforts };
});
