// The buttons in the large picture of the home page; without this block it has those of the site.
import { z } from "zod";
import { buttonList, storedButtonList } from "#contract/blocks/call-to-action/schema.ts";

export const splashFields = { type: z.literal("splash"), buttons: buttonList };
export const storedSplashFields = { ...splashFields, buttons: storedButtonList };
