// The type of a row in the table of screens, and how a screen gets the data of its loader.
import type { ParseKeys } from "i18next";
import type { Needs } from "#contract/values/permissions.ts";
import type { ComponentType, ReactNode } from "react";
import { type RouteObject, useLocation, useParams } from "react-router";
import { componentOfScreen } from "#contract/values/components.ts";
import type { Config } from "#contract/schemas/config.ts";
import type { HeadMaker, HeadParts, HeadSite } from "./head-parts.ts";
import { type Place, present, type Query, useLoaded } from "../api/loaded.ts";
import type { Access, Loader, Loads } from "../api/loader.ts";
import type { IconName } from "../ui/admin/icons.tsx";

/** What a menu shows beside a screen's name: the component of that name in the menu. */
export type Badge = "unreadMessages" | "unreadOrders";

/** The groups of the admin center's menu, in their order; the first has no heading. */
export const centerGroups = ["start", "content", "people", "site", "access"] as const;
export type CenterGroup = (typeof centerGroups)[number];

/** The place of a screen in the menu of the admin center. The menus for guests are data (contract/values/menus.ts). */
export type CenterPlace = {
  group: CenterGroup;
  order: number;
  label: ParseKeys<"admin">;
  icon: IconName;
  badge?: Badge;
};

/** Modules of parts that the browser loads later. */
export type LateModules = string | false | readonly (string | false)[];

type Common = {
  /** The full path, compared as written; the server redirects other spellings. */
  path: string;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Query keys on which the page depends: all others are removed before it is rendered and cached. */
  keys?: readonly string[];
  /** False: a guest's page is made for each request, because what people type makes endless addresses. */
  isKept?: false;
  menu?: CenterPlace;
  /** The path of the screen that the menu marks as current instead. */
  within?: string;
  /** The right that a viewer of the screen needs; menus leave the screen out for others. */
  needs?: Needs;
};

/** A screen for guests: its component is part of the first script. */
type Row<Loaded> = Common & {
  /** The modules of parts that the browser loads later, if the page has them; the server finds their styles by them. */
  module?: LateModules | ((loaded: Loaded, config: Config) => LateModules);
  loads: Loads<Loaded>;
  show: (loaded: Loaded, place: Place) => ReactNode;
  /** Whether what it shows is there in English; by default it always is. */
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

/** A screen that is loaded when it is entered. */
type LazyRow<Loaded> = Common & {
  load: () => Promise<ComponentType>;
  /** The module that is loaded; the server finds its styles by it. */
  module: string | false;
  loader?: Loader;
  /** What its head needs as well. */
  loads?: Loads<Loaded>;
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

/** A row of the table, for any type of loaded data. */
export type Screen = Common & {
  route: Pick<RouteObject, "element" | "lazy" | "loader">;
  /** Whether its page is there in English, too; null while nothing is loaded, and where nothing is. */
  inEnglish: (access: Access, place: Place) => boolean | null;
  /** Loads the code of a screen that belongs to a component. */
  open?: () => Promise<void>;
  module?: LateModules | ((access: Access, place: Place) => LateModules);
  /** False in the browser. */
  headParts: ((access: Access, place: Place, site: HeadSite) => HeadParts) | false;
};

/** The handle of a route; frames have at most a style sheet. */
export type Handle = Partial<Omit<Screen, "keys">> & { keys?: readonly string[] | "all" };

export function screen<Loaded>({ loads, show, head, module, hasEnglish, ...common }: Row<Loaded>): Screen {
  return {
    ...common,
    ...(module && { module: typeof module === "function" ? moduleOfLoaded(loads.query, module) : module }),
    inEnglish: inEnglishBy(loads.query, hasEnglish),
    route: { loader: loads.loader, element: <Shown query={loads.query} show={show} /> },
    headParts: import.meta.env.SSR && head && headOfLoaded(loads.query, head),
  };
}

export function lazyScreen<Loaded = null>({ load, loads, head, hasEnglish, ...given }: LazyRow<Loaded>): Screen {
  const { loader = loads?.loader, ...common } = given;
  const component = componentOfScreen(common.path);
  return {
    ...common,
    inEnglish: loads ? inEnglishBy(loads.query, hasEnglish) : () => true,
    ...(component === null
      ? { route: { loader, lazy: () => load().then((Component) => ({ Component })) } }
      : lateScreen(load, loader)),
    headParts:
      import.meta.env.SSR && head && (loads ? headOfLoaded(loads.query, head) : headOfNothing(head as HeadMaker<null>)),
  };
}

function inEnglishBy<Loaded>(query: Query<Loaded>, hasEnglish: NonNullable<Row<Loaded>["hasEnglish"]> = () => true) {
  return (access: Access, place: Place): boolean | null => {
    const loaded = access.queryClient.getQueryData<Loaded>(query(access.utils, place).queryKey);
    return loaded === undefined ? null : hasEnglish(loaded, access);
  };
}

/** On an error page nothing was loaded. */
function moduleOfLoaded<Loaded>(
  query: Query<Loaded>,
  module: (loaded: Loaded, config: Config) => LateModules,
): (access: Access, place: Place) => LateModules {
  return ({ queryClient, utils }, place) => {
    const loaded = queryClient.getQueryData<Loaded>(query(utils, place).queryKey);
    const config = utils.config.get.getData();
    return loaded !== undefined && config !== undefined && module(loaded, config);
  };
}

function headOfLoaded<Loaded>(query: Query<Loaded>, head: HeadMaker<Loaded>): Screen["headParts"] {
  return ({ queryClient, utils }, place, site) =>
    head(present(queryClient.getQueryData<Loaded>(query(utils, place).queryKey)), place, site);
}

function headOfNothing(head: HeadMaker<null>): Screen["headParts"] {
  return (_access, place, site) => head(null, place, site);
}

/**
 * A screen whose component may be off: the router would load its code at once, beside the loader, which says whether
 * it is there at all.
 */
function lateScreen(load: LazyRow<null>["load"], loader: Loader | undefined): Pick<Screen, "route" | "open"> {
  let Loaded: ComponentType | null = null;
  const open = async (): Promise<void> => {
    Loaded ??= await load();
  };
  const both: Loader = async (args) => {
    await Promise.all([loader?.(args), open()]);
    return null;
  };
  return { open, route: { loader: both, element: <Late draw={() => Loaded && <Loaded />} /> } };
}

/** One component for all of them, as for the others. */
function Late({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/** One component for all screens, so that React keeps shared parts mounted, and the focus in them. */
function Shown<Loaded>({ query, show }: { query: Query<Loaded>; show: Row<Loaded>["show"] }) {
  const place = { ...useLocation(), params: useParams() };
  return show(useLoaded(query, place), place);
}
