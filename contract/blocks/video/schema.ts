// A video: of YouTube, known by its id, or a file of the library; with the title that people hear and read.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, id, line, requiredLine } from "#contract/fields/text.ts";
import { youtubeIdOf } from "./youtube.ts";

const title = requiredLine(limits.textLength);

/** Any usual link to a video; what is stored is its id. */
const youtubeId = cleanText.transform((link, context): string => {
  const found = youtubeIdOf(link);
  if (found !== null) return found;
  context.addIssue({ code: "custom", message: fieldKeys.youtubeInvalid });
  return z.NEVER;
});

const libraryFile = id.nullable().refine((file): boolean => file !== null, { error: fieldKeys.videoRequired });

export const videoFields = {
  type: z.literal("video"),
  title,
  video: z.discriminatedUnion("from", [
    z.object({ from: z.literal("youtube"), id: youtubeId }),
    z.object({ from: z.literal("library"), file: libraryFile }),
  ]),
  /** A picture of the library that is shown until a video of the library plays. */
  poster: id.nullable().default(null),
  en: englishOf({ title }),
};

const storedTitle = line(limits.textLength);

export const storedVideoFields = { ...videoFields, title: storedTitle, en: englishOf({ title: storedTitle }) };
