import { personKinds } from "#contract/values/person-kinds.ts";
import type { PersonCounts, PersonExport } from "#contract/schemas/persons.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { mailFilesOf, withoutRow } from "../../mail/mails/outbox-files.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";

type Context = CommandContext<"database" | "env" | "registries">;

export async function countPerson(
  { services: { database, env, registries } }: Context,
  email: string,
): Promise<PersonCounts> {
  const counts = await byKind(registries, (owner) => owner.count(database.db, email));
  const files = await withoutRow(database.db, await mailFilesOf(env, email));
  return { ...counts, mails: counts.mails + files.length };
}

export async function exportPerson(
  { services: { database, env, now, registries } }: CommandContext<"database" | "env" | "now" | "registries">,
  email: string,
): Promise<PersonExport> {
  const exported = now().toISOString();
  const files = await withoutRow(database.db, await mailFilesOf(env, email));
  const stored = await database.db.transaction((tx) => byKind(registries, (owner) => owner.list(tx, email)), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  const mails = [...stored.mails, ...files.map(({ recipient, replyTo, date }) => ({ recipient, replyTo, date }))];
  return { email, exported, ...stored, mails };
}

export async function byKind<Answer>(
  { personOwners }: Pick<Services["registries"], "personOwners">,
  ask: (owner: PersonOwner) => Promise<Answer>,
): Promise<Record<keyof PersonCounts, Answer>> {
  const answers: [string, Answer][] = [];
  for (const kind of personKinds) answers.push([kind, await ask(personOwners[kind])]);
  return Object.fromEntries(answers) as Record<keyof PersonCounts, Answer>;
}
