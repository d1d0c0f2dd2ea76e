// Page sizes of the redirects and missed addresses in the admin center.
export const redirectsPerPage = 10;
