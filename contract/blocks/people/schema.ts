import { z } from "zod";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { emailOrNone, fieldKeys, id, line, requiredLine, storedEmail } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { peopleBlock } from "./definition.ts";

const phone = line(limits.phoneLength).refine(
  (value) => value === "" || (/^\+?[\d\s()/.–-]*$/u.test(value) && /\d.*\d.*\d/u.test(value)),
  { error: fieldKeys.answerPhone },
);

export const personList = z
  .array(
    z.object({
      name: requiredLine(limits.nameLength),
      /** The id of a picture in the library. */
      picture: id.nullable().default(null),
      email: emailOrNone.default(""),
      phone: phone.default(""),
      ...translated(peopleBlock.texts, "persons.*."),
    }),
  )
  .min(1, { error: fieldKeys.personMissing })
  .max(limits.peoplePerBlock, { error: fieldKeys.tooManyPeople });

export const storedPersonList = z.array(
  z.object({
    name: line(limits.nameLength),
    picture: id.nullable(),
    email: z.union([z.literal(""), storedEmail]),
    phone: line(limits.phoneLength),
    ...storedTranslated(peopleBlock.texts, "persons.*."),
  }),
);
