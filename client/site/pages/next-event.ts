import type { EventStatus } from "#contract/values/event-status.ts";

/** @returns the first event that takes place; a cancelled one only if all are cancelled */
export function nextEvent<Event extends { status: EventStatus }>(events: readonly Event[]): Event | undefined {
  return events.find(({ status }) => status !== "cancelled") ?? events[0];
}
