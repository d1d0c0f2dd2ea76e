import { z } from "zod";
import { requiredNumber } from "#contract/fields/number.ts";
import { limits } from "#contract/values/limits.ts";

export const progressSums = {
  reachedCents: requiredNumber(z.int().min(0).max(limits.sumCents)),
  goalCents: requiredNumber(z.int().min(1).max(limits.sumCents)),
};
