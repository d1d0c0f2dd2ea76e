// An author hands a draft over to the editors. They publish it or give it back.
import type { Entry, HandOverInput } from "#contract/schemas/entries.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { StoredHandover } from "#db/schema/entries.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseForeign, scopeFor } from "./own-drafts.ts";
import { presentEntry } from "./present.ts";
import { type EntryRow, findEntry, lockEntry, storeHandover } from "./store.ts";
import { tellAuthor } from "./tell-author.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;

/** @throws notFound (C404); forbidden (C100) if the entry is public, scheduled or not written by the viewer */
export function handOver({ services, viewer }: Context, { id, note }: HandOverInput): Promise<Entry> {
  return services.database.db.transaction(async (tx) => {
    const at = services.now();
    const before = await lockOwn(tx, viewer, { id, at });
    return store(tx, before, { state: "handed", by: viewer.name, at: at.toISOString(), note }, { viewer, at });
  });
}

/**
 * The author ends the own handover, for example to go on writing. Nobody is mailed: the editors see on their overview
 * that the draft no longer waits.
 * @throws notFound (C404) if the draft is not handed over; forbidden (C100) as `handOver`
 */
export function takeBack({ services, viewer }: Context, id: string): Promise<Entry> {
  return services.database.db.transaction(async (tx) => {
    const at = services.now();
    const before = await lockOwn(tx, viewer, { id, at });
    if (before.handover?.state !== "handed") throw new AppError("notFound");
    return store(tx, before, null, { viewer, at });
  });
}

/** @throws notFound (C404) for an unknown entry, and for one that is not handed over */
export function handBack({ services, viewer }: Context, { id, note }: HandOverInput): Promise<Entry> {
  return services.database.db.transaction(async (tx) => {
    const at = services.now();
    const before = await lockEntry(tx, id);
    if (before?.handover?.state !== "handed") throw new AppError("notFound");
    const entry = await store(
      tx,
      before,
      { state: "returned", by: viewer.name, at: at.toISOString(), note },
      { viewer, at },
    );
    await tellAuthor(tx, before, { kind: "draftReturned", by: viewer.name, note, publicUrl: services.publicUrl() });
    return entry;
  });
}

/** @throws notFound (C404); forbidden (C100) for authors if the entry is not their own draft */
export async function readHandover({ services, viewer }: Context, id: string): Promise<StoredHandover | null> {
  const { db } = services.database;
  const entry = await findEntry(db, id, scopeFor(viewer, services.now()));
  if (!entry) throw new AppError("notFound");
  refuseForeign(viewer, entry, services.now());
  return entry.handover;
}

async function lockOwn(tx: Tx, viewer: Context["viewer"], { id, at }: { id: string; at: Date }): Promise<EntryRow> {
  const entry = await lockEntry(tx, id);
  if (!entry) throw new AppError("notFound");
  refuseForeign(viewer, entry, at);
  if (entry.publishDate !== null || entry.createdBy !== viewer.id) throw new AppError("forbidden");
  return entry;
}

async function store(
  tx: Tx,
  before: EntryRow,
  handover: StoredHandover | null,
  { viewer, at }: Pick<Context, "viewer"> & { at: Date },
): Promise<Entry> {
  await storeHandover(tx, before.id, handover);
  const [was, is] = [{ handover: before.handover?.state ?? "" }, { handover: handover?.state ?? "" }];
  await recordChange(
    tx,
    { viewer, at },
    { action: "update", noun: "entry", label: before.title, before: was, after: is },
  );
  return presentEntry({ ...before, handover }, at);
}
