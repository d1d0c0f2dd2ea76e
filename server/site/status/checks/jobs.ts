import { countJobs } from "../../../kernel/jobs/count-jobs.ts";
import type { Check } from "../check.ts";

export const jobs: Check<"jobs"> = {
  name: "jobs",
  run: async ({ services }) => {
    const kinds = await countJobs(services);
    const sum = (name: "waiting" | "overdue" | "failed"): number =>
      kinds.reduce((total, kind) => total + kind[name], 0);
    const values = { waiting: sum("waiting"), overdue: sum("overdue"), failed: sum("failed") };
    return { says: values.overdue > 0 ? "overdue" : values.failed > 0 ? "failed" : "good", values };
  },
};
