import { statfs } from "node:fs/promises";

/** The bytes that the process may still write on the disk of this path. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
