// Procedures of the social network.
import { may, router } from "../trpc.ts";
import { testSocialToken } from "./test-token.ts";

export const socialRouter = router({
  /** Whether the stored token works. */
  test: may("update", "config").mutation(({ ctx }) => testSocialToken(ctx)),
});
