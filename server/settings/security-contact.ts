// The contact in /.well-known/security.txt.
import type { Queryable } from "#db/open.ts";
import type { CommandContext } from "../kernel/context.ts";
import { changeSection } from "./change-settings.ts";
import { getSettings, lockSettings } from "../kernel/settings/store.ts";

type Contact = { contact: string };

export async function getSecurityContact(db: Queryable): Promise<Contact> {
  const { contact } = (await getSettings(db)).settings.security;
  return { contact };
}

export function updateSecurityContact(
  { services: { database, now, registries }, viewer }: CommandContext<"database" | "now" | "registries">,
  { contact }: Contact,
): Promise<Contact> {
  return database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const security = { ...before.settings.security, contact };
    await changeSection(tx, { viewer, at: now(), registries }, before, "security", security);
    return { contact };
  });
}
