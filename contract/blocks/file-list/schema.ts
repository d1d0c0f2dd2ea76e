// A list of files among the galleries; an entry may have several.
import { z } from "zod";
import { fileIdList } from "#contract/fields/text.ts";

export const fileListFields = { type: z.literal("fileList"), files: fileIdList };
