export const redirectsPerPage = 10;
