// How many redirects, and missed addresses, are on a page of the admin center.
export const redirectsPerPage = 10;
