import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { UserRow } from "../accounts/store.ts";
import { requireUncommonPassword } from "./passwords.ts";

/** @throws invalid (C200) for the field `field` */
export async function requireAcceptablePassword(
  db: Queryable,
  password: string,
  field: string,
  user: Pick<UserRow, "handle" | "name">,
): Promise<void> {
  const { settings } = await getSettings(db);
  await requireUncommonPassword(password, field, [
    user.handle,
    user.name,
    settings.title,
    settings.site.name,
    settings.domain,
  ]);
}
