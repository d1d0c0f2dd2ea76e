import { z } from "zod";
import { fieldKeys, id, linkUrl, storedLinkUrl } from "#contract/fields/text.ts";
import { linkedPictureBlock } from "./definition.ts";

const shared = {
  /** A draft may lack the picture, so its type includes null. The server refuses null. */
  picture: id.nullable().refine((file): boolean => Boolean(file), { error: fieldKeys.pictureMissing }),
  width: z.enum(linkedPictureBlock.choices.width),
};

export const linkedPictureFields = { ...shared, url: linkUrl };
export const storedLinkedPictureFields = { ...shared, url: storedLinkUrl };
