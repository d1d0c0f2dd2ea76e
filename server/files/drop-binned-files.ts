// Removes files in the bin for good: by a person, or after their days. Their bytes are listed as unused.
import { BIN_DAYS } from "#contract/bin.ts";
import { AppError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Tx } from "#db/open.ts";
import { recordChanges } from "../audit/record.ts";
import type { CommandContext, Services } from "../context.ts";
import { type BinnedFile, dropPlaces, findBinnedBefore, lockFileBin, takeBinnedFiles } from "./bin-store.ts";
import { ownersOf } from "./restore-files.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { withReserve } from "./with-reserve.ts";

const DAY_MS = 86_400_000;
const PAGE = limits.batchIds;

type Context = CommandContext<"database" | "now" | "reserve">;

/** Removes all of them or none. @throws notFound (C404) if one of them is not in the bin */
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

/** Removes everything that is in the bin now. @returns how many files */
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

/** Removes the files whose days are over. @returns how many */
export async function expireBinnedFiles(services: Pick<Services, "database" | "now">): Promise<number> {
  const before = new Date(services.now().getTime() - BIN_DAYS * DAY_MS);
  return page(async () => {
    const ids = await findBinnedBefore(services.database.db, before, PAGE);
    return inBin(services, async (tx) => ({ found: ids.length, dropped: (await drop(tx, ids)).length }));
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
