// The command `npm run doctor` (`-- --fix`, `-- --bytes`): reports what has drifted apart in a site, and mends it.
import { programViewer } from "#contract/permissions.ts";
import { createLog } from "../start/log.ts";
import { runCommand, say, withSite } from "./command.ts";
import { examine } from "./doctor/examine.ts";

await runCommand(async (env, args) => {
  const isMending = args.includes("--fix");
  const isThorough = args.includes("--bytes");
  if (args.some((arg) => arg !== "--fix" && arg !== "--bytes"))
    throw new Error(
      "npm run doctor -- [--fix] [--bytes]: --fix mends, --bytes reads every byte instead of sizes alone",
    );
  const log = createLog("error", process.stderr);
  const report = await withSite(env, { isShared: false }, (site) =>
    examine({
      services: { ...site, log, now: () => new Date() },
      viewer: programViewer,
      isMending,
      isThorough,
    }),
  );
  for (const line of report.lines()) say(line);
  if (report.isHealthy()) say(report.lines().length === 0 ? "all is well" : "all of it was mended");
  else say(isMending ? "not all of it could be mended" : "npm run doctor -- --fix mends what can be mended");
  return report.isHealthy() ? 0 : 1;
});
