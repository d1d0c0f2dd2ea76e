// The time zone in which people read the site's days and times; the database stores UTC.
export const SITE_ZONE = "Europe/Berlin";
