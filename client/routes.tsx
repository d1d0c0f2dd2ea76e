// The router's routes: every row of the table of screens, in its frame.
import { redirect, type RouteObject } from "react-router";
import { withoutLanguage } from "#contract/content-language.ts";
import { centerPath, shopAreaPath, shopDashboardPath } from "#contract/pages.ts";
import { adminLoader, type Loader, rootLoader, unknownLoader, whileOpen } from "./loaders.ts";
import { type Handle, type Screen } from "./screen.tsx";
import { siteScreens } from "./screens.tsx";
import { ErrorPage } from "./site/errors/ErrorPage.tsx";
import { Layout } from "./site/layout/Layout.tsx";
import { SiteFrame } from "./site/layout/SiteFrame.tsx";

const errorElement = <ErrorPage isInLayout />;
const unknown: RouteObject = { path: "*", element: <ErrorPage isInLayout status={404} /> };
const unknownPage: RouteObject = { ...unknown, loader: unknownLoader };

export function routeOf(screen: Screen): RouteObject {
  const isFirst = screen.path === centerPath || screen.path === shopDashboardPath;
  const place = isFirst ? { index: true as const } : { path: screen.path };
  const { loader } = screen.route;
  return {
    // The screen of a component that is off leaves its frame standing.
    ...(screen.open && { errorElement }),
    ...place,
    caseSensitive: true,
    handle: screen,
    ...screen.route,
    loader: whileOpen(screen.path, loader as Loader | undefined),
  };
}

/** The areas for editors, each with the id of its route. */
export const editorAreas = [centerPath, shopAreaPath] as const;

/** The routes of an area, of all the screens for editors. */
export function routesOfArea(area: string, screens: readonly Screen[]): RouteObject[] {
  return screens.filter(({ path }) => path === area || path.startsWith(`${area}/`)).map(routeOf);
}

/** The administration has one address for both languages: from an English page one gets there by loading it. */
const leaveEnglish: Loader = ({ request }) => {
  const { origin, pathname, search } = new URL(request.url);
  throw redirect(origin + withoutLanguage(pathname) + search);
};

/** The routes of English pages, in the browser. */
export function englishRoutes(): RouteObject[] {
  const [root] = routesWith([]);
  const areas = editorAreas.map((path) => ({ path: `${path}/*`, loader: leaveEnglish, element: null }));
  const frames = (root?.children ?? []).filter(({ id }) => !editorAreas.some((area) => area === id));
  return [{ ...root, children: [...frames, ...areas] } as RouteObject];
}

/**
 * @param centerScreens all of them on the server; in a browser none, until somebody enters an area for editors
 */
export const routesWith = (centerScreens: readonly Screen[]): RouteObject[] => [
  {
    id: "root",
    element: <Layout />,
    loader: rootLoader,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SiteFrame />,
        children: [...siteScreens.map((screen) => ({ ...routeOf(screen), errorElement })), unknownPage],
      },
      {
        id: centerPath,
        path: centerPath,
        caseSensitive: true,
        loader: adminLoader,
        errorElement,
        // Nothing here is cached; the query survives the way through the login.
        handle: { module: import.meta.env.SSR && "client/center/CenterLayout.tsx", keys: "all" } satisfies Handle,
        lazy: async () => ({ Component: (await import("./center/CenterLayout.tsx")).CenterLayout }),
        children: [...routesOfArea(centerPath, centerScreens), unknown],
      },
      {
        id: shopAreaPath,
        path: shopAreaPath,
        caseSensitive: true,
        loader: whileOpen(shopAreaPath, adminLoader),
        errorElement,
        handle: { module: import.meta.env.SSR && "client/center/shop/AreaLayout.tsx", keys: "all" } satisfies Handle,
        lazy: async () => ({ Component: (await import("./center/shop/AreaLayout.tsx")).AreaLayout }),
        children: [...routesOfArea(shopAreaPath, centerScreens), unknown],
      },
    ],
  },
];
