// Not in dates.ts, which guests load.

/** '31. Dezember', with the year if it is not that of `today`. @param day YYYY-MM-DD */
export function formatDayInWords(day: string, language: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  }).format(new Date(`${day}T12:00:00Z`));
}
