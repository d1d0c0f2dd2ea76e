import type { Check } from "../check.ts";

export const publicUrl: Check<"publicUrl"> = {
  name: "publicUrl",
  run: ({ services }) =>
    Promise.resolve({
      says: services.env.PUBLIC_URL === undefined ? "unset" : "good",
      values: { url: services.publicUrl() },
    }),
};
