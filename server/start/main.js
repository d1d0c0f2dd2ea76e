// Enables the compile cache before the first import, then runs the site. If this file were TypeScript, Node would load
// its compiler and keep it in memory.
import { mkdirSync } from "node:fs";
// The default import, because old releases of Node have no `enableCompileCache` and would fail without a sentence.
import module from "node:module";
import { join } from "node:path";

/** The same as `engines` in package.json. */
const OLDEST = [22, 22];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
  refuse(`Node ${process.versions.node} is too old for this site: install Node ${OLDEST.join(".")} or newer`);

// Not in the temporary directory, because all users of the machine share it.
const directory = join(process.env["DATA_DIR"] || "data", "compile-cache");
try {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  module.enableCompileCache(directory);
} catch {
  // Without a cache, the start only takes longer. A faulty data directory is reported when it is opened.
}
try {
  await import("./quick-imports.ts");
  await import("./command.ts");
} catch (error) {
  const [, name] = /^Cannot find package '([^']+)'/u.exec(error?.message ?? "") ?? [];
  if (error?.code !== "ERR_MODULE_NOT_FOUND" || name === undefined) throw error;
  refuse(`the package ${name} is missing: run npm ci in the site's directory, then start again`);
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
