import { z } from "zod";
import { requiredNumber } from "#contract/fields/number.ts";
import { linkUrlOrNone, storedLinkUrlOrNone } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";

const number = requiredNumber(z.number().min(-limits.factNumber).max(limits.factNumber));

export const factFields = { number, url: linkUrlOrNone };
export const storedFactFields = { number, url: storedLinkUrlOrNone };
