import type { Check } from "../check.ts";

const LOW = 2_000_000_000;
const FULL = 300_000_000;

export const disk: Check<"disk"> = {
  name: "disk",
  run: async ({ services: { env }, peers }) => {
    const free = await peers.freeBytes(env.DATA_DIR);
    return { says: free < FULL ? "full" : free < LOW ? "low" : "good", bytes: { free } };
  },
};
