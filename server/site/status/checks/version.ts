import { readFile } from "node:fs/promises";
import type { Check } from "../check.ts";

const description = new URL("../../../../package.json", import.meta.url);

/** Node releases get corrections for about three years. */
const OLDEST_MAJOR = 22;

export const versionWith = (node: string): Check<"version"> => ({
  name: "version",
  run: async () => {
    const { version } = JSON.parse(await readFile(description, "utf8")) as { version: string };
    return { says: Number.parseInt(node, 10) < OLDEST_MAJOR ? "oldNode" : "good", values: { version, node } };
  },
});

export const version = versionWith(process.versions.node);
