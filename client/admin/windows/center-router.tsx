// A window shows screens of the admin center at their usual paths. A link to any other screen opens that screen in the
// page.
import { useState, useSyncExternalStore } from "react";
import { createMemoryRouter, type RouteObject, useNavigate } from "react-router";
import { centerScreens } from "../../center/screens.tsx";
import { loaderContext } from "../../api/loader.ts";
import { routeOf } from "../../site/route-of.tsx";
import { useAccess } from "../../api/access.ts";
import { Broken, Elsewhere } from "./Elsewhere.tsx";

/**
 * The path of a closing window. If a screen has unsaved changes, it can block the navigation to this path and ask
 * first.
 */
export const CLOSED = "/zu";

export type Held = {
  start: string;
  holds: (path: string) => boolean;
  more?: readonly RouteObject[];
};

export type CenterRouter = ReturnType<typeof createMemoryRouter>;

export function useCenterRouter({ start, holds, more = [] }: Held): CenterRouter {
  const access = useAccess();
  const navigate = useNavigate();
  const [router] = useState(() => {
    const routes: RouteObject[] = [
      ...centerScreens.filter(({ path }) => holds(path)).map(routeOf),
      ...more,
      { path: CLOSED, element: null },
      { path: "*", element: <Elsewhere onGo={(to) => void navigate(to)} /> },
    ];
    return createMemoryRouter([{ errorElement: <Broken />, children: routes }], {
      initialEntries: [start],
      getContext: () => loaderContext(access, "de"),
    });
  });
  return router;
}

export function usePathIn(router: CenterRouter): string {
  return useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.pathname,
  );
}
