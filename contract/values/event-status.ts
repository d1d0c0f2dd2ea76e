export const eventStatuses = ["scheduled", "soldout", "cancelled", "postponed"] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** What a single date of a series has of its own. null: as the series has it. */
export type DateChange = {
  /** The day on which the date would be without the change (YYYY-MM-DD). */
  day: string;
  /** A day or a moment. A day of a series with a time begins at the time of the series. */
  date: string | null;
  end: string | null;
  place: string | null;
  status: EventStatus | null;
};

export const plainEvent = {
  end: null,
  place: "",
  price: "",
  status: "scheduled" as EventStatus,
  rrule: "",
  exdates: [] as string[],
  rdates: [] as string[],
  changes: [] as DateChange[],
};

/** True if the event has several dates: by a rule, by a list, or by both. */
export const isSeries = (event: { rrule: string; rdates: readonly string[] } | null | undefined): boolean =>
  event !== null && event !== undefined && (event.rrule !== "" || event.rdates.length > 0);
