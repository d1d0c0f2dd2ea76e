import { type ReactNode, useEffect, useEffectEvent } from "react";
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Window } from "../../ui/admin/window/Window.tsx";
import { type CenterRouter, CLOSED, usePathIn } from "./center-router.tsx";
import type { WindowProps } from "./window-props.ts";

type Props = WindowProps & {
  router: CenterRouter;
  children?: ReactNode;
};

export function CenterWindow({ kind, title, onClose, router, children }: Props) {
  const path = usePathIn(router);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (path === CLOSED) close();
  }, [path]);
  return (
    <Window kind={kind} title={title} onClose={() => void router.navigate(CLOSED)}>
      {children ?? <CenterScreen router={router} />}
    </Window>
  );
}

export function CenterScreen({ router }: { router: CenterRouter }) {
  return (
    <Apart>
      <RouterProvider router={router} />
    </Apart>
  );
}

const noRoutes = { outlet: null, matches: [], isDataRoute: false };

/**
 * React Router refuses a router inside another router. Resetting both contexts hides the outer router from the inner
 * one.
 */
function Apart({ children }: { children: ReactNode }) {
  return (
    <LocationContext value={null as never}>
      <RouteContext value={noRoutes}>{children}</RouteContext>
    </LocationContext>
  );
}
