import type { EventFields } from "#contract/schemas/events.ts";
import type { Change } from "../draft.ts";

export type SetEvent = (part: Partial<EventFields>) => void;
export type UpdateEvent = (update: (event: EventFields) => Partial<EventFields>) => void;

export const eventChange = (part: Partial<EventFields>): Change => ({ type: "event", update: () => part });
