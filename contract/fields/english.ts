// The one shape of an English version: `en`, with the texts under the same names.
import { z } from "zod";

/** `en` of an object: its texts under the same names; null or omitted if there is no English version. */
export function englishOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).nullable().optional();
}
