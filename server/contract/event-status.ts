// What may become of an event; free of zod, also for the client and the database.

export const eventStatuses = ["scheduled", "soldout", "cancelled", "postponed"] as const;
export type EventStatus = (typeof eventStatuses)[number];
