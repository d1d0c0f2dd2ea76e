import { entries } from "#db/schema/entries.ts";
import type { Services } from "../kernel/context.ts";

/** Later starts add nothing, because editors may have removed pages. */
export async function fillSite(services: Services): Promise<void> {
  if ((await services.database.db.$count(entries)) > 0) return;
  const { seedSite } = await import("./seed-site.ts");
  await seedSite(services);
}
