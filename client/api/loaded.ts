import type { Params } from "react-router";
import { useUtils, useWatched } from "./access.ts";
import type { Fetched } from "./guest-data.ts";
import type { Answers, Utils } from "./trpc.ts";

export type Place = { pathname: string; search: string; params: Params };

/** Loader, screen and head use the same query, and so the same cache entry. */
export type Query<Loaded> = (
  utils: Pick<
    Utils,
    | "comments"
    | "credits"
    | "entries"
    | "guestbook"
    | "map"
    | "search"
    | "settings"
    | "shop"
    | "takedowns"
    | "users"
    | "withdrawals"
  >,
  place: Place,
) => Fetched<Loaded>;

const nowhere: Place = { params: {}, pathname: "", search: "" };

export function useLoaded<Loaded>(query: Query<Loaded>, place = nowhere): Loaded {
  return present(useWatched(query(useUtils(), place)).data);
}

export function present<Loaded>(loaded: Loaded | undefined): Loaded {
  if (loaded === undefined) throw new Error("a screen without what it shows");
  return loaded;
}

export const viewerQuery: Query<Answers["users"]["me"]> = (utils) => utils.users.me.queryOptions();
export const settingsQuery: Query<Answers["settings"]["get"]> = (utils) => utils.settings.get.queryOptions();

/** English pages load the list of pages that exist only in German. */
export const onlyGermanQuery: Query<Answers["entries"]["onlyGerman"]> = (utils) =>
  utils.entries.onlyGerman.queryOptions();

export function useSiteSettings() {
  return useLoaded(settingsQuery);
}

/** False if the server cannot send mail. Texts must then not promise a mail. */
export const useSendsMail = (): boolean => useSiteSettings().sendsMail !== false;
