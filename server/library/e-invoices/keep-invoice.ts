// Marks a received invoice, so that nobody deletes or replaces its file for eight years (§ 14b UStG).
import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { presentFile } from "../files/present.ts";
import { lockFiles, updateFile } from "../files/store.ts";
import { openInvoice } from "./open-invoice.ts";

const YEARS = 8;

/**
 * The years begin with the end of the year of the invoice.
 * @param issued YYYY-MM-DD, or any text of an invoice that names no day
 */
export function keepUntilOf(issued: string, today: string): string {
  const year = /^(?:19|20)\d{2}-/u.test(issued) ? issued.slice(0, 4) : today.slice(0, 4);
  return `${Number(year) + YEARS}-12-31`;
}

/** Idempotent. @throws the errors of `openInvoice` */
export async function keepInvoice(
  context: CommandContext<"database" | "storage" | "now">,
  id: string,
): Promise<LibraryFile> {
  const { issued, keepUntil } = await openInvoice(context, id);
  return change(context, id, keepUntil ?? keepUntilOf(issued, localDay(context.services.now())));
}

/** For a file that was marked by mistake. @throws notFound (C404) */
export function releaseInvoice(context: CommandContext<"database" | "now">, id: string): Promise<LibraryFile> {
  return change(context, id, null);
}

function change(
  { services, viewer }: CommandContext<"database" | "now">,
  id: string,
  keepUntil: string | null,
): Promise<LibraryFile> {
  return services.database.db.transaction(async (tx) => {
    const [before] = await lockFiles(tx, [id]);
    if (!before) throw new AppError("notFound");
    if (before.keepUntil === keepUntil) return presentFile(before);
    const after = { ...before, keepUntil, version: before.version + 1 };
    const stored = await updateFile(tx, before, after);
    const fields = { before: { keepUntil: before.keepUntil }, after: { keepUntil } };
    const who = { viewer, at: services.now() };
    await recordChange(tx, who, { action: "update", noun: "file", label: after.name, ...fields });
    return presentFile(stored);
  });
}
