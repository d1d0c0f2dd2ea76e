import { listTags } from "./pages.ts";

export const entryStates = ["draft", "scheduled", "public"] as const;

export const entryPlaces = [...listTags, "pages", "nowhere"] as const;
export type EntryPlace = (typeof entryPlaces)[number];
