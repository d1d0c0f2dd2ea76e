// Stores bytes before rows: the bytes of an upload are in place before a row names them, or they are removed again.
import type { Services } from "../context.ts";
import type { Variant } from "../outside/images.ts";
import type { ReceivedBytes } from "../outside/storage.ts";
import type { VariantRow } from "./store.ts";
import { holdBytes, removeUnusedBytes } from "./unused-bytes.ts";
import { writeVariants } from "./variants.ts";

type Deps = Pick<Services, "database" | "storage" | "log">;
type NewBytes = { received: ReceivedBytes; variants: readonly Variant[]; variantRows: readonly VariantRow[] };

/** Puts received bytes and variants in place and stores their rows; if that fails, the bytes are removed. */
export async function withBytesInPlace<Result>(
  deps: Deps,
  { received, variants, variantRows }: NewBytes,
  storeRows: () => Promise<Result>,
): Promise<Result> {
  const hashes = [received.hash, ...variantRows.map(({ hash }) => hash)];
  const release = await holdBytes(hashes);
  let isStored = false;
  try {
    await writeVariants(deps.storage, variants);
    await received.keep();
    const result = await storeRows();
    isStored = true;
    return result;
  } finally {
    release();
    if (!isStored) await removeLeftBytes(deps, hashes);
  }
}

/** A failure is only logged: bytes that stay only need room, and the doctor finds them. */
export async function removeLeftBytes(deps: Deps, hashes: readonly string[]): Promise<void> {
  await removeUnusedBytes(deps, [...new Set(hashes)]).catch((error: unknown) =>
    deps.log.error({ err: error }, "bytes that nothing needs stay in storage"),
  );
}
