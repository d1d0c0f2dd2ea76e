// The weekdays in the notation of schema.org.
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export type Weekday = (typeof weekdays)[number];

export const inOrderOfWeek = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));
