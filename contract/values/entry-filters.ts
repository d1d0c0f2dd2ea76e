import { listTags } from "./pages.ts";

export const entryStates = ["draft", "scheduled", "public"] as const;

/** What the list of entries is filtered by. `handed`: drafts that wait for the editors. */
export const listedStates = ["draft", "handed", "scheduled", "public"] as const satisfies readonly (
  | (typeof entryStates)[number]
  | "handed"
)[];
export type ListedState = (typeof listedStates)[number];

export const entryPlaces = [...listTags, "pages", "nowhere"] as const;
export type EntryPlace = (typeof entryPlaces)[number];
