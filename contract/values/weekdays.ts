// The days of the week, in its order, as schema.org writes them. Free of zod, for the client.
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export type Weekday = (typeof weekdays)[number];

export const inOrderOfWeek = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));
