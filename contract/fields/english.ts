import { z } from "zod";

/**
 * `en` has the English texts under the names of the German texts. If `en` is null or omitted, there is no English
 * version.
 */
export function englishOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).nullable().optional();
}
