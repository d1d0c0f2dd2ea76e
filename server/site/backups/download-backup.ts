// A backup is all data of the site, so its download needs the password again. A mutation checks it and returns a link
// for the browser, because a GET request must not carry a password.
import { createHmac } from "node:crypto";
import { AppError } from "#contract/schemas/errors.ts";
import type { DownloadBackupInput } from "#contract/schemas/backups.ts";
import { DOWNLOAD_MINUTES } from "#contract/values/backups.ts";
import { MINUTE_MS } from "#contract/values/time.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { Context, Services } from "../../kernel/context.ts";
import { keyFor } from "../../kernel/secrets/sealed-bytes.ts";
import { isSameSecret } from "../../kernel/secrets/tokens.ts";
import { requireFreshPassword } from "../../people/auth/fresh-password.ts";
import { hasBackup } from "./list-backups.ts";
import { openBackupPlace } from "./open-place.ts";

export const backupDownloads = "/api/v0/export/backup";

/** @throws the errors of `requireFreshPassword`, notFound (C404), thirdParty (C105) */
export async function allowDownload(
  context: Context,
  { name, password }: DownloadBackupInput,
): Promise<{ path: string }> {
  const { services, viewer, sessionId } = context;
  await requireFreshPassword(context, password);
  if (!(await hasBackup(await openBackupPlace(services), name))) throw new AppError("notFound");
  const at = services.now();
  await services.database.db.transaction((tx) =>
    recordChange(tx, { viewer, at }, { action: "download", noun: "backup", label: name }),
  );
  const until = String(at.getTime() + DOWNLOAD_MINUTES * MINUTE_MS);
  const proof = proofOf(services, { name, until, sessionId });
  return { path: `${backupDownloads}/${name}?until=${until}&proof=${proof}` };
}

export type DownloadLink = { name: string; until: string; proof: string };

/** @throws notAllowed (C403) for a link that is too old, or of another session */
export function requireLink(
  { services, sessionId }: Pick<Context, "services" | "sessionId">,
  { name, until, proof }: DownloadLink,
): void {
  const isRight = isSameSecret(proof, proofOf(services, { name, until, sessionId }));
  if (!isRight || Number(until) < services.now().getTime()) throw new AppError("forbidden");
}

type Proven = { name: string; until: string; sessionId: string | null };

function proofOf({ secretKey }: Pick<Services, "secretKey">, { name, until, sessionId }: Proven): string {
  const key = keyFor(secretKey, "downloads of backups");
  return createHmac("sha256", key)
    .update(JSON.stringify([name, until, sessionId]))
    .digest("base64url");
}
