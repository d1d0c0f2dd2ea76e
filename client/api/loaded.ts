// Connects a loader and its screen: both use the same query.
import { type QueryFunction, useQuery } from "@tanstack/react-query";
import type { getQueryKey } from "@trpc/react-query";
import type { Params } from "react-router";
import { type Answers, trpc, type Utils } from "./trpc.ts";

/** The address of a screen that is entered. */
export type Place = { pathname: string; search: string; params: Params };

type QueryKey = ReturnType<typeof getQueryKey>;

/** A loader, its screen and its head find the same answer in the query cache by it. */
export type Query<Loaded> = (
  utils: Pick<
    Utils,
    "comments" | "config" | "entries" | "guestbook" | "map" | "search" | "shop" | "users" | "withdrawals"
  >,
  place: Place,
) => { queryKey: QueryKey; queryFn?: QueryFunction<Loaded, QueryKey> };

const nowhere: Place = { params: {}, pathname: "", search: "" };

/** The data of a loader, read from the query cache, so that a change is shown at once. */
export function useLoaded<Loaded>(query: Query<Loaded>, place = nowhere): Loaded {
  return present(useQuery(query(trpc.useUtils(), place)).data);
}

export function present<Loaded>(loaded: Loaded | undefined): Loaded {
  if (loaded === undefined) throw new Error("a screen without what it shows");
  return loaded;
}

/** Loaded before any screen: the viewer, and the site's public settings. */
export const viewerQuery: Query<Answers["users"]["me"]> = (utils) => utils.users.me.queryOptions();
export const configQuery: Query<Answers["config"]["get"]> = (utils) => utils.config.get.queryOptions();

/** On English pages: which pages are there only in German. */
export const onlyGermanQuery: Query<Answers["entries"]["onlyGerman"]> = (utils) =>
  utils.entries.onlyGerman.queryOptions();

export function useSiteConfig() {
  return useLoaded(configQuery);
}

/** False while no mail leaves the server: then no text says that one was sent. */
export const useSendsMail = (): boolean => useSiteConfig().sendsMail !== false;
