// The procedure of the admin center's overview.
import { may, router } from "../trpc.ts";
import { getOverview } from "./overview.ts";

export const overviewRouter = router({
  get: may("read", "drafts").query(({ ctx }) => getOverview(ctx)),
});
