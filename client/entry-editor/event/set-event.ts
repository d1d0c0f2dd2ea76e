import type { EventFields } from "#contract/schemas/events.ts";

export type SetEvent = (part: Partial<EventFields>) => void;
