// Runs all checks. A repair affects the checks that follow, so their order matters.
import { checkAddresses } from "./addresses.ts";
import { checkBytes } from "./bytes.ts";
import type { Checkup } from "./check.ts";
import { checkFiles } from "./files.ts";
import { checkExpired, checkMails, checkTags, checkTemporaryFiles } from "./leftovers.ts";
import { openReport, type Report } from "./report.ts";
import { checkRows } from "./rows.ts";
import { checkSearch } from "./search.ts";
import { checkUses } from "./uses.ts";

export async function examine(site: Omit<Checkup, "report">): Promise<Report> {
  const checkup: Checkup = { ...site, report: openReport() };
  for (const check of [
    checkRows,
    checkFiles,
    checkUses,
    checkTags,
    checkAddresses,
    checkSearch,
    checkBytes,
    checkTemporaryFiles,
    checkMails,
    checkExpired,
  ])
    await check(checkup);
  return checkup.report;
}
