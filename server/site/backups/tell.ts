// Mails those who may see backups that one failed. A series of failures is mailed once.
import { and, arrayOverlaps, eq, isNotNull } from "drizzle-orm";
import { formatMoment } from "#contract/values/dates.ts";
import { backupsPath } from "#contract/values/pages.ts";
import { rolesFor } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { users } from "#db/schema/users.ts";
import type { Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMails } from "../../mail/mails/outbox.ts";
import type { Failure } from "./store.ts";

type Deps = Pick<Services, "now" | "publicUrl">;

export async function tellOfFailure(
  tx: Tx,
  { now, publicUrl }: Deps,
  kind: "backupFailed" | "backupUnreadable",
  { problem, detail }: Failure,
): Promise<void> {
  const { settings } = await getSettings(tx);
  const { language } = settings;
  const maySee = and(
    arrayOverlaps(users.roles, rolesFor("read", "backups")),
    eq(users.isLocked, false),
    isNotNull(users.passwordHash),
  );
  const readers = await tx.select({ name: users.name, handle: users.handle }).from(users).where(maySee);
  const values = {
    moment: formatMoment(now().toISOString()),
    why: sentence(language, `mail:backupProblems.${problem}`),
    detail: detail === "" ? "" : `(${detail})`,
    link: `${publicUrl()}${backupsPath}`,
  };
  await queueMails(
    tx,
    readers.map(({ name, handle }) => ({
      kind,
      language,
      recipient: handle,
      subject: sentence(language, `mail:${kind}.subject`),
      body: sentence(language, `mail:${kind}.body`, { ...values, name: name || handle }),
    })),
  );
}
