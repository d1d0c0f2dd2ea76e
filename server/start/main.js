// Enables the compile cache before the first import, then runs the site. If this file were TypeScript, Node would load
// its compiler and keep it in memory.
import { mkdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Not in the temporary directory, because all users of the machine share it.
const directory = join(process.env["DATA_DIR"] || "data", "compile-cache");
try {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  enableCompileCache(directory);
} catch {
  // Without a cache, the start only takes longer. A faulty data directory is reported when it is opened.
}
await import("./quick-imports.ts");
await import("./command.ts");
