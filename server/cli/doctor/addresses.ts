import { listNameless, nameEntries } from "../../content/redirects/name-entries.ts";
import { type Checkup, PAGE } from "./check.ts";

export async function checkAddresses({ services, report, isMending }: Checkup): Promise<void> {
  const found = await listNameless(services.database.db, PAGE);
  for (const { id } of found) report.note("entries without a readable address", id, isMending);
  if (isMending && found.length > 0) await nameEntries(services);
}
