import type { Answers } from "../../api/trpc.ts";

export type CardData = Answers["entries"]["cards"]["items"][number];

export type EventLine = Answers["entries"]["front"]["events"][number];
