import { addressKey } from "#contract/values/addresses.ts";
import { AppError, refusedAt } from "#contract/schemas/errors.ts";
import { isPage, listOf } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { lockEntry } from "../entries/store.ts";
import { claimAddress, currentAddresses, findAddress, leaveAddress } from "../addresses/store.ts";

type Change = { id: string; segment: string; was: string | null };

/**
 * @throws notFound (C404)
 * @throws conflict (C409) if the address has changed since the editor read it
 * @throws invalid (C200) if the address is taken, or if the entry is not in a list
 */
export function changeAddress(
  { services, viewer }: CommandContext<"database" | "now">,
  { id, segment, was }: Change,
): Promise<{ address: string }> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) throw new AppError("notFound");
    if (row.address !== was) throw new AppError("conflict", { current: { address: row.address } });
    const list = isPage(row.tags) ? null : listOf(row.tags);
    if (list === null) throw refusedAt("segment", fieldKeys.addressNowhere);
    const path = `/${list}/${segment}`;
    if (path === row.address) return { address: path };
    const found = await findAddress(tx, path);
    if (found && found.entryId !== id) throw refusedAt("segment", fieldKeys.addressTaken);
    const current = (await currentAddresses(tx, [id])).get(id);
    if (current && current.key !== addressKey(path)) await leaveAddress(tx, current, at);
    const { publishDate } = row;
    const answersFrom = current?.answersFrom ?? (publishDate !== null && publishDate < at ? at : publishDate);
    const isTaken = !(await claimAddress(tx, id, { path, byHand: true, answersFrom, at }));
    if (isTaken) throw refusedAt("segment", fieldKeys.addressTaken);
    await publicChange(tx, "entries", { address: row.address }, { address: path });
    const change = { before: { address: row.address }, after: { address: path } };
    await recordChange(tx, { viewer, at }, { action: "update", noun: "entry", label: row.title, ...change });
    return { address: path };
  });
}
