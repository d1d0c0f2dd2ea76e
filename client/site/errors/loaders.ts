import { data } from "react-router";
import { type Loader, orFromServer } from "../../api/loader.ts";

/** The loader of URLs without a screen. The browser asks the server, because only the server knows the redirects. */
export const unknownLoader: Loader = orFromServer(() => {
  if (import.meta.env.SSR) return Promise.resolve(null);
  throw data(null, { status: 404 });
});
