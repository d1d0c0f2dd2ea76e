import { sql } from "drizzle-orm";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { Check } from "../check.ts";

export const mailServer: Check<"mailServer"> = {
  name: "mailServer",
  run: async ({
    services: {
      database: { db },
      env,
    },
  }) => {
    if (env.SMTP_URL === undefined) return { says: "off" };
    const [row] = await db
      .select({
        refused: sql<number>`count(*) filter (where ${outgoingMail.state} in ('refused', 'uncertain'))`.mapWith(Number),
        last: sql<Date | null>`max(${outgoingMail.sent})`.mapWith(outgoingMail.sent),
      })
      .from(outgoingMail);
    const { refused = 0, last = null } = row ?? {};
    if (refused > 0) return { says: "refused", values: { refused } };
    return last === null ? { says: "never" } : { says: "good", at: last.toISOString() };
  },
};
