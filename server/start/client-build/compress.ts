// Compresses the assets of a build with the highest quality, so that requests need not compress them.
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import pLimit from "p-limit";

const codings: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  ".br": (bytes) => promisify(brotliCompress)(bytes),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

type Missing = { name: string; ending: string; compress: (bytes: Buffer) => Promise<Buffer> };

const assetsOf = (build: string): string => join(build, "client/assets");

/** @param build the directory of a build @returns the compressed files that the build does not have yet */
export async function missingFiles(build: string): Promise<Missing[]> {
  const present = new Set(await readdir(assetsOf(build)));
  return [...present]
    .filter((name) => /\.(?:js|css|svg|json)$/u.test(name))
    .flatMap((name) => Object.entries(codings).map(([ending, compress]) => ({ name, ending, compress })))
    .filter(({ name, ending }) => !present.has(name + ending));
}

/** Keeps what an interrupted call has compressed. @param build the directory of a build */
export async function compressAssets(build: string): Promise<void> {
  const limit = pLimit(availableParallelism());
  const write = async ({ name, ending, compress }: Missing): Promise<void> => {
    const file = join(assetsOf(build), name);
    // The server may serve the build meanwhile, so a rename puts the complete file in place.
    const unfinished = `${file}${ending}-${process.pid}`;
    await writeFile(unfinished, await compress(await readFile(file)));
    await rename(unfinished, file + ending);
  };
  await Promise.all((await missingFiles(build)).map((one) => limit(write, one)));
}
