// The entry of `npm start`: switches on the compile cache before the first import, then runs the site.
// It is JavaScript: for TypeScript that is not in the cache Node loads its compiler, which then stays in memory.
import { mkdirSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Not in the temporary directory, which all users of the machine share.
const directory = join(process.env["DATA_DIR"] || "data", "compile-cache");
try {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  enableCompileCache(directory);
} catch {
  // Without a cache the start only takes longer; opening the data directory reports what is wrong with it.
}
await import("./quick-imports.ts");
await import("./command.ts");
