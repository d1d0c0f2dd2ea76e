import { createProblemFinder } from "../../../kernel/identity/problems.ts";
import { readMark } from "../../../kernel/identity/mark.ts";
import type { Check } from "../check.ts";

export const storage: Check<"storage"> = {
  name: "storage",
  run: async ({ services }) => {
    try {
      await readMark(services.storage);
    } catch (error) {
      services.log.warn({ err: error }, "the file storage does not answer a check");
      return { says: "unreachable" };
    }
    const problems = await createProblemFinder(services)();
    if (problems.includes("files")) return { says: "foreign" };
    if (problems.includes("secretKey")) return { says: "otherKey" };
    return { says: services.env.FILES_URL === undefined ? "local" : "bucket" };
  },
};
