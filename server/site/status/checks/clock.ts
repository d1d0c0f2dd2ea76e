import { sql } from "drizzle-orm";
import type { Check } from "../check.ts";

const OFF_SECONDS = 5;
const WRONG_SECONDS = 60;

export const clock: Check<"clock"> = {
  name: "clock",
  run: async ({
    services: {
      database: { db },
      now,
    },
  }) => {
    const before = now().getTime();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as ms`,
    );
    const theirs = Number(rows[0]?.ms);
    // The time of the answer itself is no difference between the clocks.
    const gap = Math.max(0, before - theirs, theirs - now().getTime());
    const seconds = Math.round(gap / 1000);
    return { says: seconds > WRONG_SECONDS ? "wrong" : seconds > OFF_SECONDS ? "off" : "good", values: { seconds } };
  },
};
