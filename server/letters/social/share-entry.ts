import { setTimeout as delay } from "node:timers/promises";
import type { Entry } from "#contract/schemas/entries.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { SharedState } from "#contract/values/social.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { entryStateAt } from "../../content/entries/rules.ts";
import { presentEntry } from "../../content/entries/present.ts";
import type { EntryRow } from "../../content/entries/fields.ts";
import { findEntry, lockEntry } from "../../content/entries/store.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";
import { readCredentials } from "./credentials.ts";
import { postTextOf } from "./post-text.ts";
import { presentPost, stateOf } from "./present.ts";
import { changePost, findPost, insertPost, lockPosts, type PostRow } from "./store.ts";
import { unshare } from "./unshare.ts";

type Context = CommandContext<"database" | "now" | "publicUrl" | "secretKey">;

/**
 * Maximum time that a request waits for the job. The job begins within a second, and usually sends at most two
 * requests.
 */
const WAIT_MS = 25_000;
const LOOK_MS = 100;

/**
 * Idempotent: an entry has at most one post.
 * @throws notFound (C404) for an unknown entry, and while the component is off
 * @throws invalid (C200) for missing credentials, and for an entry that is not public
 * @throws wrongState (C109) while the post is being removed
 * @throws thirdParty (C105) if the social network refuses the post or does not answer; without an answer, the job
 *   retries
 */
export async function shareEntry(context: Context, id: string): Promise<Entry> {
  const { services } = context;
  const { db } = services.database;
  await requireEntry(db, id);
  await readCredentials(services);
  await requireOn(db, "social");
  const isShared = await db.transaction((tx) => askForPost(tx, context, id));
  if (!isShared) await untilDone(db, id, "shared");
  return presentEntry(await requireEntry(db, id), services.now());
}

async function askForPost(tx: Tx, { services, viewer }: Context, id: string): Promise<boolean> {
  const now = services.now();
  const entry = await lockEntry(tx, id);
  if (!entry) throw new AppError("notFound");
  if (entryStateAt(entry, now) !== "public")
    throw new AppError("invalid", { fields: { id: { key: "notPublicYet" } }, isSaidByFields: true });
  const [row] = await lockPosts(tx, [id]);
  if (row?.wanted === "nothing") throw new AppError("wrongState", { current: presentEntry(entry, now) });
  if (row?.postId || (!row && entry.shareFb !== null)) return true;
  if (row) await askAgain(tx, row, now);
  else await insertPost(tx, newPost(entry, { ...services, viewer, now }));
  await hastenJobs(tx, "share", [id]);
  return false;
}

type Making = { publicUrl: () => string; viewer: Viewer; now: Date };

function newPost(entry: EntryRow, { publicUrl, viewer, now }: Making) {
  const by = { userId: viewer.id, userName: viewer.name || viewer.handle };
  const text = postTextOf(entry, publicUrl());
  return { entryId: entry.id, wanted: "post" as const, ...text, ...by, nextAttempt: now, created: now };
}

/** Schedules an immediate attempt. If all automatic attempts are used up, resets their number. */
async function askAgain(tx: Tx, row: PostRow, now: Date): Promise<void> {
  const anew = row.nextAttempt === null ? { attempts: 0 } : {};
  await changePost(tx, row.entryId, { ...anew, problem: null, said: "", nextAttempt: now });
}

/** Removes the post. Idempotent, also if the post no longer exists. @throws notFound (C404), thirdParty (C105) */
export async function unshareEntry({ services }: Context, id: string): Promise<Entry> {
  const { db } = services.database;
  await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry) throw new AppError("notFound");
    await unshare(tx, [entry], services.now());
  });
  await untilDone(db, id, "unshared");
  return presentEntry(await requireEntry(db, id), services.now());
}

/**
 * Retries the removal of a post, also if its entry is in the bin.
 * @throws notFound (C404), thirdParty (C105)
 */
export async function retryUnshare({ services }: Context, id: string): Promise<void> {
  const { db } = services.database;
  const row = await findPost(db, id);
  if (!row) throw new AppError("notFound");
  await db.transaction(async (tx) => {
    await lockEntry(tx, id);
    await unshare(tx, [{ id, title: row.message, shareFb: row.postId }], services.now());
  });
  await untilDone(db, id, "unshared");
}

/** Waits for the job, but at most `WAIT_MS`. @throws thirdParty (C105) if the job failed or takes longer */
async function untilDone(db: Queryable, id: string, wanted: "shared" | "unshared"): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (performance.now() < end) {
    const row = await findPost(db, id);
    const state: SharedState["state"] = row ? stateOf(row) : "unshared";
    if (state === wanted) return;
    if (state === "unshared" || state === "shared" || row?.problem) break;
    await delay(LOOK_MS);
  }
  throw new AppError("thirdParty");
}

async function requireEntry(db: Queryable, id: string): Promise<EntryRow> {
  const row = await findEntry(db, id, { publicAt: null });
  if (!row) throw new AppError("notFound");
  return row;
}

export async function readShared({ services }: Context, id: string): Promise<SharedState> {
  const entry = await requireEntry(services.database.db, id);
  return presentPost(await findPost(services.database.db, id), entry.shareFb);
}
