// Loads one demo. The import is dynamic, so that the texts of the other demo need no memory.
import type { Demo, DemoName } from "./types.ts";

const demos: Record<DemoName, () => Promise<Demo>> = {
  mosthof: () => import("./mosthof/site.ts"),
  verein: () => import("./verein/site.ts"),
};

export const demoNames = Object.keys(demos) as DemoName[];

export const loadDemo = (name: DemoName): Promise<Demo> => demos[name]();
