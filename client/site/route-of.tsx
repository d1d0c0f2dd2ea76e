import type { RouteObject } from "react-router";
import { centerPath, shopDashboardPath } from "#contract/values/pages.ts";
import { type Loader, whileOpen, whilePermitted } from "../api/loader.ts";
import type { Screen } from "../head/screen.tsx";
import { ErrorPage } from "./errors/ErrorPage.tsx";

export const errorElement = <ErrorPage isInLayout />;
export const isFirst = ({ path }: Screen): boolean => path === centerPath || path === shopDashboardPath;

export function routeOf(screen: Screen): RouteObject {
  const place = isFirst(screen) ? { index: true as const } : { path: screen.path };
  const { loader } = screen.route;
  return {
    // Each screen has its own error element. So if a screen fails, the menu of its area stays visible.
    errorElement,
    ...place,
    caseSensitive: true,
    handle: screen,
    ...screen.route,
    loader: whilePermitted(screen.needs, whileOpen(screen.path, loader as Loader | undefined)),
  };
}
