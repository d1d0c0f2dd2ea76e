// Screens of the admin center in a window: the same screens at the same addresses, with a history of their own. Links to
// others lead the page there.
import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { createMemoryRouter, type RouteObject, useNavigate } from "react-router";
import { centerScreens } from "../../center/screens.tsx";
import { loaderContext } from "../../api/loader.ts";
import { routeOf } from "../../site/route-of.tsx";
import { createUtils, trpc } from "../../api/trpc.ts";
import { Broken, Elsewhere } from "./Elsewhere.tsx";

/** Where a window goes when it closes: a screen with unsaved changes asks first, as it does for every address. */
export const CLOSED = "/zu";

export type Held = {
  start: string;
  /** Whether a screen of the center belongs to the window. */
  holds: (path: string) => boolean;
  /** What is in no screen of the center. */
  more?: readonly RouteObject[];
};

export type CenterRouter = ReturnType<typeof createMemoryRouter>;

export function useCenterRouter({ start, holds, more = [] }: Held): CenterRouter {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
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
      getContext: () => loaderContext({ queryClient, utils: createUtils(queryClient, client) }),
    });
  });
  return router;
}

/** Where the window is. */
export function usePathIn(router: CenterRouter): string {
  return useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.pathname,
  );
}
