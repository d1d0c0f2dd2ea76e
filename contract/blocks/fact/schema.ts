import { z } from "zod";
import { requiredNumber } from "#contract/fields/number.ts";
import { fieldKeys, linkUrlOrNone, storedLinkUrlOrNone } from "#contract/fields/text.ts";
import { hasShownDecimals } from "#contract/values/numbers.ts";
import { limits } from "#contract/values/limits.ts";

const number = requiredNumber(
  z
    .number()
    .min(-limits.factNumber)
    .max(limits.factNumber)
    .refine(hasShownDecimals, { error: fieldKeys.tooManyDecimals }),
);

export const factFields = { number, url: linkUrlOrNone };
export const storedFactFields = { number, url: storedLinkUrlOrNone };
