import { readStorage } from "../../overview/storage.ts";
import type { Check } from "../check.ts";

const NEAR = 0.9;

export const quota: Check<"quota"> = {
  name: "quota",
  run: async ({
    services: {
      database: { db },
    },
  }) => {
    const { used, total } = await readStorage(db);
    return { says: used >= total ? "full" : used > NEAR * total ? "near" : "good", bytes: { used, total } };
  },
};
