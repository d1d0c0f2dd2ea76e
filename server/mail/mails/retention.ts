// Removes the rows of mails that were sent, or given up, long ago: who got which mail when is nobody's business for ever;
// and the slots of mails whose hour has passed.
import { HOUR_MS } from "#contract/values/time.ts";
import { and, eq, inArray, lt, notInArray, or } from "drizzle-orm";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropPassedSlots } from "./mail-slots.ts";

const KEPT_DAYS = 90;
/** They say of an answer in a thread that it was sent, and go with the message. */
const keptKinds = ["messageAnswer", "automaticAnswer"];

export const sentMailRemoval = repeated("mails sent long ago", HOUR_MS, async ({ database, now }) => {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
  const { state, sent, created, kind } = outgoingMail;
  const isSent = and(eq(state, "sent"), lt(sent, before));
  const isGivenUp = and(inArray(state, ["refused", "uncertain"]), lt(created, before));
  await database.db.delete(outgoingMail).where(and(or(isSent, isGivenUp), notInArray(kind, keptKinds)));
  await dropPassedSlots(database.db, now());
});
