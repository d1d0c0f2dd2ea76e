import { findTargetsInput, judgeLinksInput } from "#contract/schemas/links.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findTargets } from "./find-targets.ts";
import { judgeTargets } from "./judge-targets.ts";

export const linkTargetsRouter = router({
  find: may("read", "drafts")
    .input(findTargetsInput)
    .query(async ({ ctx: { services }, input }) => ({
      items: await findTargets(services.database.db, input.q, services.now()),
    })),
  judge: may("read", "drafts")
    .input(judgeLinksInput)
    .query(({ ctx: { services }, input }) => judgeTargets(services.database.db, input, services.now())),
});
