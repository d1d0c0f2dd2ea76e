import type { Answers } from "../../api/trpc.ts";

/** The data of an entry that lists show. */
export type CardData = Answers["entries"]["cards"]["items"][number];

/** The data of an event that the home page shows. */
export type EventLine = Answers["entries"]["front"]["events"][number];
