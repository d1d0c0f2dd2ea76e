import { z } from "zod";
import { cleanText, fieldKeys, id } from "#contract/fields/text.ts";
import { youtubeIdOf } from "./youtube.ts";

/** Accepts any usual link to a YouTube video and stores only its id. */
const youtubeId = cleanText.transform((link, context): string => {
  const found = youtubeIdOf(link);
  if (found !== null) return found;
  context.addIssue({ code: "custom", message: fieldKeys.youtubeInvalid });
  return z.NEVER;
});

const libraryFile = id.nullable().refine((file): boolean => file !== null, { error: fieldKeys.videoRequired });

export const videoSource = z.discriminatedUnion("from", [
  z.object({ from: z.literal("youtube"), id: youtubeId }),
  z.object({ from: z.literal("library"), file: libraryFile }),
]);

/** The id of a picture in the library. Until the video plays, this picture covers a video from the library. */
export const poster = id.nullable().default(null);
