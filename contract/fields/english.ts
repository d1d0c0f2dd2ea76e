import { z } from "zod";

/** `en`: the English texts under the names of the German ones. null or omitted: there is no English version. */
export function englishOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).nullable().optional();
}
