// Open editors poll this every ten seconds.
import { HOUR_MS } from "#contract/values/time.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { presence } from "#contract/schemas/working-copies.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseForeign } from "../entries/own-drafts.ts";
import { findWatched } from "../entries/store.ts";
import { endPresence, findRevision, notePresence, othersPresent, removePresences } from "../working-copies/store.ts";

export type Watched = {
  version: number;
  /** The revision of the entry's working copy; null if the entry has no working copy. */
  revision: number | null;
  others: string[];
};

/** The row of an open editor expires after this time, because a closed browser sends no message. */
const KEPT_MS = HOUR_MS;

/** @throws notFound (C404) */
export async function watchEntry(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  { id, isOpen }: { id: string; isOpen: boolean },
): Promise<Watched> {
  const { db } = database;
  const at = now();
  const entry = await findWatched(db, id);
  if (entry === null) throw new AppError("notFound");
  refuseForeign(viewer, entry, at);
  if (viewer.id !== null) {
    await removePresences(db, new Date(at.getTime() - KEPT_MS));
    await (isOpen ? notePresence(db, id, viewer.id, at) : endPresence(db, id, viewer.id));
  }
  const others = await othersPresent(db, id, viewer.id ?? "", new Date(at.getTime() - presence.countsForMs));
  return { version: entry.version, revision: await findRevision(db, id), others };
}
