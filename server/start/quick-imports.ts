// Makes drizzle-orm's modules quick to find, and leaves out what nobody uses of zod. Imported before everything else; has
// no effect but on time and memory.
import { registerHooks } from "node:module";

// Node parses a package's package.json for each of its modules, and drizzle-orm's has 179 kB: without these hooks its
// 250 modules need 0.4 s, with them 0.06 s.
const inside = "/node_modules/drizzle-orm/";
const byName = /^drizzle-orm(?:\/|$)/u;

// Zod's own messages in sixty languages: ours are in locales/.
const messages = "../locales/index.js";
const zod = "/node_modules/zod/v4/";
const none = { url: "data:text/javascript,", format: "module", shortCircuit: true };

type Resolved = ReturnType<Parameters<NonNullable<Parameters<typeof registerHooks>[0]["resolve"]>>[2]>;
const known = new Map<string, Resolved>();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = "" } = context;
    if (specifier === messages && parentURL.includes(zod)) return none;
    // Its files import each other by their full names, and all of them are ES modules.
    if (
      specifier.startsWith(".") &&
      specifier.endsWith(".js") &&
      parentURL.includes(inside) &&
      !parentURL.endsWith("cjs")
    )
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    if (!byName.test(specifier) || context.conditions.includes("require")) return next(specifier, context);
    const found = known.get(specifier) ?? next(specifier, context);
    known.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
