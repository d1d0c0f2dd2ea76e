import type { Query } from "../../api/loaded.ts";
import { fetched, type Loads, orFromDocument } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";

const withdrawalFormQuery: Query<Answers["withdrawals"]["form"]> = (utils) => utils.withdrawals.form.queryOptions();

/** The form exists only while visitors can make contracts with the shop, or while contracts exist. */
export const withdrawalForm: Loads<boolean> = {
  query: withdrawalFormQuery,
  loader: orFromDocument((args) => fetched(withdrawalFormQuery, args).then(() => null)),
};
