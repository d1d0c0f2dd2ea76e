// The time zone of the site for people, and units of time in milliseconds. The database stores UTC.
export const SITE_ZONE = "Europe/Berlin";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours; days of a clock change have 23 or 25. */
export const DAY_MS = 24 * HOUR_MS;
