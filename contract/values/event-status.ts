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
