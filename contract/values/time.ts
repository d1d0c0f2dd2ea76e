// The time zone in which people see times. The database stores UTC.
export const SITE_ZONE = "Europe/Berlin";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. The days of a clock change have 23 or 25. */
export const DAY_MS = 24 * HOUR_MS;
