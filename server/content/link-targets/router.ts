import { findTargetsInput, judgeLinksInput } from "#contract/schemas/links.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findTargets } from "./find-targets.ts";
import { judgeTargets } from "./judge-targets.ts";

export const linkTargetsRouter = router({
  find: may("read", "linkTargets")
    .input(findTargetsInput)
    .query(async ({ ctx: { services, viewer }, input }) => ({
      items: await findTargets(services.database.db, {
        q: input.q,
        now: services.now(),
        viewer,
      }),
    })),
  judge: may("read", "linkTargets")
    .input(judgeLinksInput)
    .query(({ ctx: { services }, input }) => judgeTargets(services.database.db, input, services.now())),
});
