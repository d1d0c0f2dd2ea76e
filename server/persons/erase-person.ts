// Erases everything that is stored about a person; accounts of users stay.
import type { PersonCounts } from "#contract/persons.ts";
import type { CommandContext } from "../context.ts";
import { byKind } from "./look-up-person.ts";

/** @returns how many things of each kind were erased */
export async function erasePerson(
  { services }: CommandContext<"database" | "log">,
  email: string,
): Promise<PersonCounts> {
  const erased = await services.database.db.transaction((tx) => byKind((owner) => owner.erase(tx, email)));
  // Without the address, which nobody may find in a log.
  services.log.info({ erased }, "a person was erased");
  return erased;
}
