import { sql } from "drizzle-orm";
import type { Check } from "../check.ts";

const OLDEST = 15;

export const database: Check<"database"> = {
  name: "database",
  run: async ({
    services: {
      database: { db },
      env,
      publicUrl,
    },
  }) => {
    const { rows } = await db.execute<{ version: string; size: string }>(
      sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as size`,
    );
    const { version = "", size = "0" } = rows[0] ?? {};
    // Distributions append their own name to the version.
    const found = { values: { version: version.split(" ")[0] ?? "" }, bytes: { size: Number(size) } };
    if (env.DATABASE_URL === undefined && publicUrl().startsWith("https:")) return { says: "embedded", ...found };
    return { says: Number.parseInt(version, 10) < OLDEST ? "old" : "good", ...found };
  },
};
