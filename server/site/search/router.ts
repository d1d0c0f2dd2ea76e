import { findInput } from "#contract/schemas/search.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findResults } from "./find-results.ts";
import { openGate } from "../../kernel/gate.ts";

/** At most two searches run in parallel, so that they do not take all database connections. */
const gate = openGate({ atOnce: 2, inAll: 40, fromOneAddress: 8 });

export const searchRouter = router({
  find: may("read", "search")
    .input(findInput)
    .query(({ ctx, input }) =>
      gate(ctx.address, () => findResults(ctx.services, { ...input, language: ctx.language })),
    ),
});
