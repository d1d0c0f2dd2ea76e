// The loader of addresses without a screen.
import { data } from "react-router";
import { type Loader, orFromServer } from "../../api/loader.ts";

/** No screen has the address. On the server the page says so; in the browser the server is asked where it leads. */
export const unknownLoader: Loader = orFromServer(() => {
  if (import.meta.env.SSR) return Promise.resolve(null);
  throw data(null, { status: 404 });
});
