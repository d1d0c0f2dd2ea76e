// Looks up what is stored about a person: how much of each kind, or all of it.
import { personKinds } from "#contract/person-kinds.ts";
import type { PersonCounts, PersonExport } from "#contract/persons.ts";
import type { CommandContext } from "../context.ts";
import { personOwners } from "./owners.ts";
import type { PersonOwner } from "./person-owner.ts";

export function countPerson({ services }: CommandContext<"database">, email: string): Promise<PersonCounts> {
  const { db } = services.database;
  return byKind((owner) => owner.count(db, email));
}

/** One moment of all features. */
export function exportPerson({ services }: CommandContext<"database" | "now">, email: string): Promise<PersonExport> {
  const exported = services.now().toISOString();
  return services.database.db.transaction(
    async (tx) => ({ email, exported, ...(await byKind((owner) => owner.list(tx, email))) }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** One after the other: a transaction has one connection. */
export async function byKind<Answer>(
  ask: (owner: PersonOwner) => Promise<Answer>,
): Promise<Record<keyof PersonCounts, Answer>> {
  const answers: [string, Answer][] = [];
  for (const kind of personKinds) answers.push([kind, await ask(personOwners[kind])]);
  return Object.fromEntries(answers) as Record<keyof PersonCounts, Answer>;
}
