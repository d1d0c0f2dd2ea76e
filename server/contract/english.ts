// The one way in which a thing with German texts has an English version: `en`, with the texts under the same names.
import { z } from "zod";

/** `en` of an object: its texts under the same names; null, or left out, where there is none. */
export function englishOf<Texts extends z.ZodRawShape>(texts: Texts) {
  return z.object(texts).nullable().optional();
}
