// Speeds up imports of drizzle-orm, and skips zod's translations. It must be imported before all other modules.
import { registerHooks } from "node:module";

// Node parses a package's package.json for each of its modules. The package.json of drizzle-orm has 179 kB. So its 250
// modules take 0.4 s without these hooks, and 0.06 s with them.
const inside = "/node_modules/drizzle-orm/";
const byName = /^drizzle-orm(?:\/|$)/u;

// Zod's own messages in sixty languages are unused, because ours are in locales/.
const messages = "../locales/index.js";
const zod = "/node_modules/zod/v4/";
const none = { url: "data:text/javascript,", format: "module", shortCircuit: true };

type Resolved = ReturnType<Parameters<NonNullable<Parameters<typeof registerHooks>[0]["resolve"]>>[2]>;
const known = new Map<string, Resolved>();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = "" } = context;
    if (specifier === messages && parentURL.includes(zod)) return none;
    // drizzle-orm's ES modules import each other by full file names, so no package.json is needed to resolve them.
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
