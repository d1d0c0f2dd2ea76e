// The statuses of an event, and the default event. Without zod, for the client and the database.

export const eventStatuses = ["scheduled", "soldout", "cancelled", "postponed"] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const plainEvent = {
  end: null,
  place: "",
  price: "",
  status: "scheduled" as EventStatus,
  rrule: "",
  exdates: [] as string[],
};
