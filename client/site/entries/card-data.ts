import type { Answers } from "../../api/trpc.ts";

/** What lists show of an entry. */
export type CardData = Answers["entries"]["cards"]["items"][number];

/** What the home page shows of an event. */
export type EventLine = Answers["entries"]["front"]["events"][number];
