import type { DehydratedState } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type RouterContextProvider,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { contentHeader, contentOf, ENGLISH } from "#contract/values/content-language.ts";
import { isEditorsPath } from "#contract/values/pages.ts";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/favicon.svg?url";
import { Content } from "../language/content.ts";
import { createI18n, type Language, loadSiteTexts } from "../language/i18n.ts";
import { loaderContext } from "../api/loader.ts";
import { editorAreas, englishRoutes, routesOfArea, routesWith } from "./routes.tsx";
import type { Handle, Screen } from "../head/screen.tsx";
import { startPrefetching } from "./prefetch.ts";
import { GuestView } from "../site/overlay.tsx";
import { reportVisits } from "../site/report-visits.ts";
import { startOffline } from "../site/offline/start-offline.ts";
import { followTranslations } from "../language/translated-texts.ts";
import { openGuestData } from "../api/guest-page.tsx";

type State = { queries: DehydratedState; routes: HydrationState };

function readState(): State {
  return JSON.parse(document.getElementById("state")?.textContent ?? "{}") as State;
}

async function loadCenterScreens(): Promise<readonly Screen[]> {
  return (await import("../center/screens.tsx")).centerScreens;
}

/** The content language of the document. A page in the other language is always a new document. */
const content = "onlyGerman" in document.documentElement.dataset ? "de" : contentOf(window.location.pathname);
const basename = content === "en" ? ENGLISH : "/";

let hasCenter = isEditorsPath(window.location.pathname);

async function loadRoutes(isMissing: boolean): Promise<RouteObject[]> {
  const routes =
    content === "en" ? englishRoutes() : routesWith(hasCenter ? await loadCenterScreens() : loadCenterScreens);
  await loadLazyRoutes(routes, isMissing);
  return routes;
}

const addCenter: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (hasCenter || content === "en" || !isEditorsPath(path)) return;
  const screens = await loadCenterScreens();
  // While the screens were loading, another navigation may have added the routes.
  if (!hasCenter) for (const area of editorAreas) patch(area, routesOfArea(area, screens));
  hasCenter = true;
};

/**
 * Hydration must render the same HTML as the server. So the modules of lazy screens are loaded before the hydration.
 * @param isMissing true for an error page. The code of a disabled component is then not loaded.
 */
async function loadLazyRoutes(routes: RouteObject[], isMissing: boolean): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (!isMissing) await (route.handle as Handle | undefined)?.open?.();
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const language = document.documentElement.lang as Language;
  const state = readState();
  // The server's messages must be in the page's language, not in the language that the browser prefers.
  const headers = { "accept-language": language, ...(content === "en" && { [contentHeader]: content }) };
  const isEditor = "admin" in document.documentElement.dataset;
  const [{ access, wrap }, texts, routes, isGuestView] = await Promise.all([
    isEditor
      ? import("../api/editor-data.tsx").then(({ openEditorData }) => openEditorData(headers, state.queries))
      : openGuestData(headers, state.queries),
    loadSiteTexts(language),
    loadRoutes(Boolean(state.routes.errors)),
    isEditor && import("../admin/overlay/bar.ts").then(({ openBar }) => openBar(language)),
  ]);
  const context = (): RouterContextProvider => loaderContext(access, content);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.routes,
    patchRoutesOnNavigation: addCenter,
    getContext: context,
  });
  followTranslations();
  hydrateRoot(
    root,
    <I18nextProvider i18n={createI18n(language, texts)}>
      {wrap(
        <Content value={content}>
          <GuestView value={isGuestView}>
            <RouterProvider router={router} />
          </GuestView>
        </Content>,
      )}
    </I18nextProvider>,
  );
  const { utils } = access;
  const isGuest = (): boolean => utils.users.me.getData()?.id === null;
  startPrefetching({ routes: () => router.routes as RouteObject[], basename, context });
  startOffline(router, isGuest);
  reportVisits(router, () => isGuest() && utils.settings.get.getData()?.components.analytics.enabled === true);
}

void start();
