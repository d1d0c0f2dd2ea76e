// The shape of English versions: `en`, with the texts under the same names.
import { z } from "zod";

/** null or omitted means that there is no English version. */
export function englishOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).nullable().optional();
}
