// The type of a row in the table of screens, and the connection of a screen with its loader's data.
import type { ParseKeys } from "i18next";
import type { Needs } from "#contract/values/permissions.ts";
import type { ComponentType, ReactNode } from "react";
import { type RouteObject, useLocation, useParams } from "react-router";
import { componentOfScreen } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import type { HeadMaker, HeadParts, HeadSite } from "./head-parts.ts";
import { type Place, present, type Query, useLoaded } from "../api/loaded.ts";
import type { Access, Loader, Loads } from "../api/loader.ts";
import type { IconName } from "../ui/admin/icons.tsx";

/** The name of the badge component beside a screen's name in a menu. */
export type Badge = "unreadMessages" | "unreadOrders";

/** The groups of the admin center's menu in their order. The first has no heading. */
export const centerGroups = ["start", "content", "people", "site", "access"] as const;
export type CenterGroup = (typeof centerGroups)[number];

/** The place of a screen in the admin center's menu. The menus for visitors are data (contract/values/menus.ts). */
export type CenterPlace = {
  group: CenterGroup;
  order: number;
  label: ParseKeys<"admin">;
  icon: IconName;
  badge?: Badge;
};

export type LateModules = string | false | readonly (string | false)[];

type Common = {
  /** The full path, compared as written; the server redirects other spellings. */
  path: string;
  /** True if search engines may index the screen. */
  isIndexed: boolean;
  /** The query keys on which the page depends. All others are removed before rendering and caching. */
  keys?: readonly string[];
  /** The page cache does not store this screen, because typed input makes the number of URLs unlimited. */
  isKept?: false;
  menu?: CenterPlace;
  /** The path of another screen that the menu marks as current. */
  within?: string;
  /** The required permission. Menus hide the screen from viewers without it. */
  needs?: Needs;
};

/** A screen for visitors. Its component is part of the first script. */
type Row<Loaded> = Common & {
  /** The modules that the browser loads later for this page. The server finds their styles by them. */
  module?: LateModules | ((loaded: Loaded, settings: SiteSettings) => LateModules);
  loads: Loads<Loaded>;
  show: (loaded: Loaded, place: Place) => ReactNode;
  /** True if the content exists in English; by default always. */
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

/** A screen that is loaded on demand. */
type LazyRow<Loaded> = Common & {
  load: () => Promise<ComponentType>;
  /** The loaded module. The server finds its styles by it. */
  module: string | false;
  loader?: Loader;
  /** Additional data for the head. */
  loads?: Loads<Loaded>;
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

/** A row of the table, independent of the type of its data. */
export type Screen = Common & {
  route: Pick<RouteObject, "element" | "lazy" | "loader">;
  /** True if the page also exists in English; null without loaded data or without a page. */
  inEnglish: (access: Access, place: Place) => boolean | null;
  /** Loads the code of a component's screen. */
  open?: () => Promise<void>;
  module?: LateModules | ((access: Access, place: Place) => LateModules);
  headParts: ((access: Access, place: Place, site: HeadSite) => HeadParts) | false;
};

/** The handle of a route. Frames have at most a style sheet. */
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

/** An error page has no loaded data. */
function moduleOfLoaded<Loaded>(
  query: Query<Loaded>,
  module: (loaded: Loaded, settings: SiteSettings) => LateModules,
): (access: Access, place: Place) => LateModules {
  return ({ queryClient, utils }, place) => {
    const loaded = queryClient.getQueryData<Loaded>(query(utils, place).queryKey);
    const settings = utils.settings.get.getData();
    return loaded !== undefined && settings !== undefined && module(loaded, settings);
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
 * A screen of a component that may be disabled. The router would load its code in parallel with the loader, which
 * decides whether the screen exists.
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

function Late({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/** A single component for all screens, so that React keeps shared parts mounted and focused. */
function Shown<Loaded>({ query, show }: { query: Query<Loaded>; show: Row<Loaded>["show"] }) {
  const place = { ...useLocation(), params: useParams() };
  return show(useLoaded(query, place), place);
}
