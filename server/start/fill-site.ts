import { entries } from "#db/schema/entries.ts";
import type { Services } from "../kernel/context.ts";
import { addMissingPages } from "../site/demo/first-pages.ts";

export async function fillSite(services: Services): Promise<void> {
  const isNew = (await services.database.db.$count(entries)) === 0;
  if (!isNew) return addMissingPages(services);
  const { seedSite } = await import("./seed-site.ts");
  await seedSite(services);
}
