import { z } from "zod";
import { isContentHash } from "../../outside/storage.ts";

export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const rowsName = (table: string): string => `rows/${table}.jsonl`;
export const bytesName = (hash: string): string => `files/${hash}`;

/** The limit for one row as JSON. Entries are far smaller. */
export const MAX_ROW_BYTES = 16_000_000;
export const MAX_MANIFEST_BYTES = 1_000_000;
/** If more files than this are missing, the storage directory or bucket is probably wrong. */
export const MAX_MISSING = 1_000;

const amount = z.int().min(0);
const hash = z.string().refine(isContentHash);

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  schema: z.strictObject({ migrations: amount, last: z.string().max(200) }),
  /** The release that wrote the archive. Archives of 0.1.0 lack it. */
  release: z.string().max(50).optional(),
  created: z.iso.datetime(),
  tables: z
    .array(z.strictObject({ name: z.string().max(100), rows: amount, sizeBytes: amount, sha256: hash }))
    .max(200),
  files: z.strictObject({ count: amount, sizeBytes: amount }),
  missing: z.array(hash).max(MAX_MISSING),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TableSummary = Manifest["tables"][number];

export function refuseArchive(why: string): never {
  throw new Error(`the archive is refused: ${why}`);
}

export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text, "its manifest"));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuseArchive(`its manifest is none of this program's (${issue?.path.join(".")})`);
}

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseArchive(`${what} is no JSON`);
  }
}
