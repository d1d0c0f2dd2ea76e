import { redirect, type RouteObject } from "react-router";
import { withoutLanguage } from "#contract/values/content-language.ts";
import { centerPath, shopAreaPath } from "#contract/values/pages.ts";
import { type Loader, rootLoader, whileOpen } from "../api/loader.ts";
import { unknownLoader } from "../site/errors/loaders.ts";
import { adminLoader } from "../site/login/loaders.ts";
import type { Handle, Screen } from "../head/screen.tsx";
import { AreaError } from "../site/errors/AreaError.tsx";
import { siteScreens } from "./screens.tsx";
import { ErrorPage } from "../site/errors/ErrorPage.tsx";
import { Layout } from "../site/layout/Layout.tsx";
import { loadOverlay } from "./load-overlay.ts";
import { SiteFrame } from "../site/layout/SiteFrame.tsx";
import { errorElement, isFirst, routeOf } from "../site/route-of.tsx";
const unknown: RouteObject = { path: "*", element: <ErrorPage isInLayout status={404} /> };
const unknownPage: RouteObject = { ...unknown, loader: unknownLoader };

/** The paths of the areas for editors. The routes of the areas have these paths as ids. */
export const editorAreas = [centerPath, shopAreaPath] as const;

const isOfArea = (area: string, { path }: Screen): boolean => path === area || path.startsWith(`${area}/`);

/** The routes of an area. If a screen fails, the frame of the area stays. @param screens the screens of all areas */
export function routesOfArea(area: string, screens: readonly Screen[]): RouteObject[] {
  return screens.filter((screen) => isOfArea(area, screen)).map(routeOf);
}

type LoadScreens = () => Promise<readonly Screen[]>;

/**
 * The router adds missing routes only for unknown URLs. The URL of the area itself is known, so this route loads the
 * area's first screen.
 */
function firstOfArea(area: string, loadScreens: LoadScreens): RouteObject {
  return {
    index: true,
    caseSensitive: true,
    errorElement,
    lazy: async () => {
      const first = (await loadScreens()).find((screen) => isOfArea(area, screen) && isFirst(screen));
      if (!first) throw new Error(`No first screen in ${area}`);
      const { handle, loader, element, lazy } = routeOf(first);
      const route = { handle, loader, element };
      return typeof lazy === "function" ? { ...route, ...(await lazy()) } : route;
    },
  };
}

function screensOfArea(area: string, given: readonly Screen[] | LoadScreens): RouteObject[] {
  return typeof given === "function" ? [firstOfArea(area, given)] : routesOfArea(area, given);
}

/** Areas for editors have the same URL in both languages, so an English page loads them as a new document. */
const leaveEnglish: Loader = ({ request }) => {
  const { origin, pathname, search } = new URL(request.url);
  throw redirect(origin + withoutLanguage(pathname) + search);
};

export function englishRoutes(): RouteObject[] {
  const [root] = routesWith([]);
  const areas = editorAreas.map((path) => ({ path: `${path}/*`, loader: leaveEnglish, element: null }));
  const frames = (root?.children ?? []).filter(({ id }) => !editorAreas.some((area) => area === id));
  return [{ ...root, children: [...frames, ...areas] } as RouteObject];
}

/** @param given all screens for editors; in the browser, a function that loads them when the viewer enters an area */
export const routesWith = (given: readonly Screen[] | LoadScreens): RouteObject[] => [
  {
    id: "root",
    element: <Layout loadOverlay={loadOverlay} />,
    loader: rootLoader,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SiteFrame />,
        children: [...siteScreens.map(routeOf), unknownPage],
      },
      {
        id: centerPath,
        path: centerPath,
        caseSensitive: true,
        loader: adminLoader,
        errorElement: <AreaError area="center" />,
        // Pages for editors are not cached, so they keep unknown query keys. The redirect to the login passes these
        // keys on.
        handle: { module: import.meta.env.SSR && "client/center/CenterLayout.tsx", keys: "all" } satisfies Handle,
        lazy: async () => ({ Component: (await import("../center/CenterLayout.tsx")).CenterLayout }),
        children: [...screensOfArea(centerPath, given), unknown],
      },
      {
        id: shopAreaPath,
        path: shopAreaPath,
        caseSensitive: true,
        loader: whileOpen(shopAreaPath, adminLoader),
        errorElement: <AreaError area="shop" />,
        handle: { module: import.meta.env.SSR && "client/center/shop/AreaLayout.tsx", keys: "all" } satisfies Handle,
        lazy: async () => ({ Component: (await import("../center/shop/AreaLayout.tsx")).AreaLayout }),
        children: [...screensOfArea(shopAreaPath, given), unknown],
      },
    ],
  },
];
