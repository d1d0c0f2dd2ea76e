// The entry's own list of files to download; REST calls it `downloads`, so there is at most one.
import { z } from "zod";
import { fileIdList } from "#contract/fields/text.ts";

export const downloadsFields = { type: z.literal("downloads"), files: fileIdList };
