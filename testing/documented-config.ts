// Reads the example configurations in docs/scaling.md, so that tests use exactly what operators copy.
import { readFileSync } from "node:fs";

const scaling = new URL("../docs/scaling.md", import.meta.url);

/**
 * @returns the block in docs/scaling.md whose first line is the name of the file
 * @param changes replacements that this machine needs; each text must occur in the block
 */
export function documentedConfig(
  file: string,
  changes: readonly (readonly [from: string | RegExp, to: string])[],
): string {
  const blocks = readFileSync(scaling, "utf8").matchAll(/^```\w+\n(.*?)^```$/gmsu);
  const found = [...blocks].map(([, block = ""]) => block).find((block) => block.split("\n", 1)[0]?.includes(file));
  if (found === undefined) throw new Error(`docs/scaling.md has no ${file}`);
  return changes.reduce((text, [from, to]) => {
    const isThere = typeof from === "string" ? text.includes(from) : text.search(from) >= 0;
    if (!isThere) throw new Error(`${file} in docs/scaling.md has nothing like ${String(from)}`);
    return text.replaceAll(from, to);
  }, found);
}
