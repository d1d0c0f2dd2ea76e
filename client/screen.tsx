// What a row of the table of screens says, and how a screen is given what its loader loaded.
import type { ParseKeys } from "i18next";
import type { ComponentType, ReactNode } from "react";
import { type RouteObject, useLocation, useParams } from "react-router";
import type { HeadMaker, HeadParts, HeadSite } from "./heads.ts";
import { type Place, present, type Query, useLoaded } from "./loaded.ts";
import type { Access, Loader, Loads } from "./loaders.ts";
import type { IconName } from "./ui/admin/icons.tsx";

/** What the server alone reads stands behind this, and so is no part of what browsers download. */
export const isServer = import.meta.env.SSR;

/** The place of a screen in each menu that leads to it: menus are put in order by it. */
export type Menus = {
  main?: { order: number; label: ParseKeys<"site"> };
  footer?: { order: number; label: ParseKeys<"site"> };
  center?: { order: number; label: ParseKeys<"admin">; icon: IconName };
};

type Common = {
  /** Whole, and compared as written; other spellings are redirected by the server. */
  path: string;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Query keys on which the page depends: all others are dropped before it is rendered and cached. */
  keys?: readonly string[];
  menu?: Menus;
  /** The path of the screen that its menu marks in its place. */
  within?: string;
  /** Begins without the navigation bar; it comes when the page is scrolled. */
  isBarLate?: boolean;
};

/** A screen that guests read: its parts are there with the first script. */
type Row<Loaded> = Common & {
  loads: Loads<Loaded>;
  show: (loaded: Loaded, place: Place) => ReactNode;
  head: HeadMaker<Loaded> | false;
};

/** A screen that is loaded when it is entered. */
type LazyRow = Common & {
  load: () => Promise<ComponentType>;
  /** The module that is loaded, by which the server knows its styles. */
  module: string | false;
  loader?: Loader;
  head: HeadMaker<null> | false;
};

/** A row of the table, whatever it loads. */
export type Screen = Common & {
  route: Pick<RouteObject, "element" | "lazy" | "loader">;
  module?: string | false;
  /** False in the browser. */
  headParts: ((access: Access, place: Place, site: HeadSite) => HeadParts) | false;
};

/** What a route of the router says of itself; frames around screens have a style sheet at most. */
export type Handle = Partial<Omit<Screen, "keys">> & { keys?: readonly string[] | "all" };

export function screen<Loaded>({ loads, show, head, ...common }: Row<Loaded>): Screen {
  return {
    ...common,
    route: { loader: loads.loader, element: <Shown query={loads.query} show={show} /> },
    headParts:
      isServer &&
      head &&
      (({ queryClient, utils }, place, site) => {
        const loaded = queryClient.getQueryData<Loaded>(loads.query(utils, place).queryKey);
        return head(present(loaded), place, site);
      }),
  };
}

export function lazyScreen({ load, loader, head, ...common }: LazyRow): Screen {
  return {
    ...common,
    route: { loader, lazy: () => load().then((Component) => ({ Component })) },
    headParts: isServer && head && ((_access, place, site) => head(null, place, site)),
  };
}

/** One component for all screens, so that what two of them share stays in place, and keeps the focus. */
function Shown<Loaded>({ query, show }: { query: Query<Loaded>; show: Row<Loaded>["show"] }) {
  const place = { ...useLocation(), params: useParams() };
  return show(useLoaded(query, place), place);
}
