// By what entries are filtered; free of zod, also for the client.
import { listTags } from "./pages.ts";

export const entryStates = ["draft", "scheduled", "public"] as const;

/** The lists, the fixed pages, and no place at all. */
export const entryPlaces = [...listTags, "pages", "nowhere"] as const;
export type EntryPlace = (typeof entryPlaces)[number];
