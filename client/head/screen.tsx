import type { ParseKeys } from "i18next";
import type { Needs } from "#contract/values/permissions.ts";
import type { ComponentType, ReactNode } from "react";
import { type RouteObject, useLocation, useParams } from "react-router";
import { componentOfScreen } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import type { HeadMaker, HeadParts, HeadSite } from "./head-parts.ts";
import { type Place, present, type Query, useLoaded } from "../api/loaded.ts";
import type { Access } from "../api/access.ts";
import type { Loader, Loads } from "../api/loader.ts";
import type { IconName } from "../ui/admin/icons.tsx";

export type Badge = "unreadMessages" | "unreadOrders";

/** The groups in the admin center's menu, in order. The first group has no heading. */
export const centerGroups = ["start", "content", "people", "site", "access"] as const;
export type CenterGroup = (typeof centerGroups)[number];

/** The place of a screen in the admin center's menu. The visitors' menus are data (contract/values/menus.ts). */
export type CenterPlace = {
  group: CenterGroup;
  order: number;
  label: ParseKeys<"admin">;
  icon: IconName;
  badge?: Badge;
};

export type LateModules = string | false | readonly (string | false)[];

type Common = {
  /** The full path in its only valid spelling. The server redirects other spellings. */
  path: string;
  isIndexed: boolean;
  /** The page depends on these query keys. Before rendering and caching, all other keys are removed. */
  keys?: readonly string[];
  /**
   * False if the URL contains text that visitors type. The number of such URLs is unlimited, so the page cache must not
   * store them.
   */
  isKept?: false;
  menu?: CenterPlace;
  within?: string;
  /** The required permission. For viewers without it, menus hide the screen. */
  needs?: Needs;
};

type ModuleOf<Loaded> = (loaded: Loaded, settings: SiteSettings, access: Access) => LateModules;

type Row<Loaded> = Common & {
  /** The modules that the browser loads lazily on this page. By these names, the server finds their style sheets. */
  module?: LateModules | ModuleOf<Loaded>;
  loads: Loads<Loaded>;
  show: (loaded: Loaded, place: Place) => ReactNode;
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

type LazyRow<Loaded> = Common & {
  load: () => Promise<ComponentType>;
  module: LateModules | ModuleOf<Loaded>;
  loader?: Loader;
  loads?: Loads<Loaded>;
  hasEnglish?: (loaded: Loaded, access: Access) => boolean;
  head: HeadMaker<Loaded> | false;
};

export type Screen = Common & {
  route: Pick<RouteObject, "element" | "lazy" | "loader">;
  /** True if the page also exists in English. null if its data is not loaded, or if there is no page. */
  inEnglish: (access: Access, place: Place) => boolean | null;
  /** Loads the screen's code. Only for screens of a component that can be disabled. */
  open?: () => Promise<void>;
  module?: LateModules | ((access: Access, place: Place) => LateModules);
  headParts: ((access: Access, place: Place, site: HeadSite) => HeadParts) | false;
};

/** The handle of a route. In the route of a frame, the handle has at most `module` and `keys`. */
export type Handle = Partial<Omit<Screen, "keys">> & { keys?: readonly string[] | "all" };

export function screen<Loaded>({ loads, show, head, module, hasEnglish, ...common }: Row<Loaded>): Screen {
  return {
    ...common,
    ...moduleIn(loads.query, module),
    inEnglish: inEnglishBy(loads.query, hasEnglish),
    route: { loader: loads.loader, element: <Shown query={loads.query} show={show} /> },
    headParts: import.meta.env.SSR && head && headOfLoaded(loads.query, head),
  };
}

export function lazyScreen<Loaded = null>(row: LazyRow<Loaded>): Screen {
  const { load, loads, head, hasEnglish, module, ...given } = row;
  const { loader = loads?.loader, ...common } = given;
  const component = componentOfScreen(common.path);
  return {
    ...common,
    ...moduleIn(loads?.query, module),
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
    const loaded = access.store.getQueryData<Loaded>(query(access.utils, place).queryKey);
    return loaded === undefined ? null : hasEnglish(loaded, access);
  };
}

function moduleIn<Loaded>(
  query: Query<Loaded> | undefined,
  module: LateModules | ModuleOf<Loaded> | undefined,
): Pick<Screen, "module"> {
  if (!module) return {};
  if (typeof module !== "function") return { module };
  return query ? { module: moduleOfLoaded(query, module) } : {};
}

/** On an error page, the data was not loaded, so there is no lazy module. */
function moduleOfLoaded<Loaded>(
  query: Query<Loaded>,
  module: ModuleOf<Loaded>,
): (access: Access, place: Place) => LateModules {
  return (access, place) => {
    const { store, utils } = access;
    const loaded = store.getQueryData<Loaded>(query(utils, place).queryKey);
    const settings = utils.settings.get.getData();
    return loaded !== undefined && settings !== undefined && module(loaded, settings, access);
  };
}

function headOfLoaded<Loaded>(query: Query<Loaded>, head: HeadMaker<Loaded>): Screen["headParts"] {
  return ({ store, utils }, place, site) =>
    head(present(store.getQueryData<Loaded>(query(utils, place).queryKey)), place, site);
}

function headOfNothing(head: HeadMaker<null>): Screen["headParts"] {
  return (_access, place, site) => head(null, place, site);
}

/** The loader loads the code. `lazy` would also load it while the component is disabled. */
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

function Shown<Loaded>({ query, show }: { query: Query<Loaded>; show: Row<Loaded>["show"] }) {
  const place = { ...useLocation(), params: useParams() };
  return show(useLoaded(query, place), place);
}
