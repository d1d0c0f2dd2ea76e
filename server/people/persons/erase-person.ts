import type { PersonCounts } from "#contract/schemas/persons.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { closeBin } from "../../kernel/bin/lock.ts";
import { askSecondPerson, type HeldContext, mustWait } from "../../approvals/ask.ts";
import { mailFilesOf, removeMailFiles, withoutRow } from "../../mail/mails/outbox-files.ts";
import { forgetInAnswers } from "../tokens/idempotent-answers.ts";
import { byKind } from "./look-up-person.ts";

/**
 * The erasure may have to wait for a second person; then nothing is erased, and the result is null.
 * Removes mail files after the commit. If this fails, a retry finds the remaining files.
 * @returns the number of erased items of each kind
 */
export async function erasePerson(
  context: HeldContext<"env" | "log" | "registries">,
  email: string,
): Promise<PersonCounts | null> {
  const { database, env, log, now, registries } = context.services;
  const { viewer } = context;
  const left = await withoutRow(database.db, await mailFilesOf(env, email));
  const erased = await database.db.transaction(async (tx) => {
    if (await mustWait(tx, context)) {
      await askSecondPerson(tx, context, { change: { kind: "personErased", email }, subject: email });
      return null;
    }
    await closeBin(tx);
    await forgetInAnswers(tx, email);
    const counts = await byKind(registries, (owner) => owner.erase(tx, email));
    // The label is empty, because the log would otherwise keep the address for a year.
    const before = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    await recordChange(tx, { viewer, at: now() }, { action: "remove", noun: "person", label: "", before });
    return counts;
  });
  if (erased === null) return null;
  await removeMailFiles(await mailFilesOf(env, email));
  const counts = { ...erased, mails: erased.mails + left.length };
  log.info({ erased: counts }, "a person was erased");
  return counts;
}
