import { HOUR_MS } from "#contract/values/time.ts";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import {
  type BinnedFile,
  dropPlaces,
  dropPlacesOf,
  findBinnedBefore,
  listPlaces,
  lockFileBin,
  takeBinnedFiles,
} from "./bin-store.ts";
import { fileOwnerKinds } from "../../kernel/owners/owner-kinds.ts";
import { ownersOf } from "./restore-files.ts";
import { removeTakedowns } from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { withReserve } from "./with-reserve.ts";

const PAGE = limits.batchIds;

type Context = CommandContext<"database" | "now" | "reserve">;

/** Removes all these files or none. @throws notFound (C404) if a file is not in the bin */
export function dropBinnedFiles(context: Context, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return withReserve(context, () =>
    inBin(context.services, async (tx) => {
      const dropped = await drop(tx, wanted);
      if (dropped.length < wanted.length) throw new AppError("notFound");
      await recordRemoval(tx, context, dropped);
      return dropped.length;
    }),
  );
}

export async function emptyFileBin(context: Context): Promise<number> {
  const until = context.services.now();
  return page(async () => {
    const ids = await findBinnedBefore(context.services.database.db, until, PAGE, true);
    return withReserve(context, () =>
      inBin(context.services, async (tx) => {
        const dropped = await drop(tx, ids);
        await recordRemoval(tx, context, dropped);
        return { found: ids.length, dropped: dropped.length };
      }),
    );
  });
}

/**
 * Removes files from the bin after their retention.
 * @returns the number of files
 */
export async function expireBinnedFiles(services: Pick<Services, "database" | "now" | "registries">): Promise<number> {
  await dropLostPlaces(services);
  const before = daysAgo(services, BIN_DAYS);
  return page(async () => {
    const ids = await findBinnedBefore(services.database.db, before, PAGE);
    return inBin(services, async (tx) => ({ found: ids.length, dropped: (await drop(tx, ids)).length }));
  });
}

export const binnedFileRetention = repeated("bin of files", HOUR_MS, expireBinnedFiles);

/**
 * Removes stored fields of entries and products that no restore can use. They may contain a text that a user has
 * removed.
 */
async function dropLostPlaces(services: Pick<Services, "database" | "registries">): Promise<void> {
  let after = { ownerKind: "", ownerId: "" };
  for (let found: number = PAGE; found === PAGE;)
    found = await inBin(services, async (tx) => {
      const places = await listPlaces(tx, after, PAGE);
      for (const kind of fileOwnerKinds) {
        const ofKind = places.filter(({ ownerKind }) => ownerKind === kind);
        if (ofKind.length === 0) continue;
        const ids = ofKind.map(({ ownerId }) => ownerId);
        const versions = await services.registries.fileOwners[kind].versionsOf(tx, ids);
        const lost = ofKind.filter(({ ownerId, version }) => versions.get(ownerId) !== version);
        await dropPlacesOf(
          tx,
          kind,
          lost.map(({ ownerId }) => ownerId),
        );
      }
      after = places.at(-1) ?? after;
      return places.length;
    });
}

async function page(next: () => Promise<{ found: number; dropped: number }>): Promise<number> {
  let total = 0;
  for (let found: number = PAGE; found === PAGE;) {
    const done = await next();
    ({ found } = done);
    total += done.dropped;
  }
  return total;
}

function inBin<Result>({ database }: Pick<Services, "database">, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return database.db.transaction(async (tx) => {
    await lockFileBin(tx);
    return work(tx);
  });
}

async function drop(tx: Tx, ids: readonly string[]): Promise<BinnedFile[]> {
  const dropped = await takeBinnedFiles(tx, ids);
  await dropPlaces(tx, ownersOf(dropped));
  await removeTakedowns(
    tx,
    dropped.map(({ id }) => id),
  );
  await listUnused(
    tx,
    dropped.flatMap(({ hashes }) => hashes),
  );
  return dropped;
}

function recordRemoval(tx: Tx, { services, viewer }: Context, dropped: readonly BinnedFile[]): Promise<void> {
  const removed = dropped.map(({ name }) => ({ action: "remove", noun: "file", label: name }) as const);
  return recordChanges(tx, { viewer, at: services.now() }, removed);
}
