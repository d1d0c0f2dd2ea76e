// The loader of URLs without a screen.
import { data } from "react-router";
import { type Loader, orFromServer } from "../../api/loader.ts";

/** On the server the error page is rendered. In the browser the server is asked, because it knows redirects. */
export const unknownLoader: Loader = orFromServer(() => {
  if (import.meta.env.SSR) return Promise.resolve(null);
  throw data(null, { status: 404 });
});
