// Changes some fields of an event; the others stay.
import type { EventFields } from "#contract/events.ts";

export type SetEvent = (part: Partial<EventFields>) => void;
