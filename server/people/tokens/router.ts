import { createTokenInput, removeTokenInput } from "#contract/schemas/tokens.ts";
import { may, router } from "../../kernel/trpc.ts";
import { createToken, listOwnTokens, removeToken } from "./create-token.ts";

export const tokensRouter = router({
  list: may("read", "tokens").query(({ ctx }) => listOwnTokens(ctx)),
  create: may("create", "tokens")
    .input(createTokenInput)
    .mutation(({ ctx, input }) => createToken(ctx, input)),
  remove: may("remove", "tokens")
    .input(removeTokenInput)
    .mutation(({ ctx, input }) => removeToken(ctx, input)),
});
