// The zone in which people read the site's days and times; the database keeps UTC.
export const SITE_ZONE = "Europe/Berlin";
