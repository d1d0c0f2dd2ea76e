// What may become of an event, and an event of which nothing is known yet; free of zod, also for the client and the
// database.

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
