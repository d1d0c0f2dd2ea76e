// Every URL of the site, one row each.
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { experiencePages, fixedPages, listTags } from "#contract/pages.ts";
import { adminLoader, articleLoader, fixedPageLoader, listLoader, loginLoader, rootLoader } from "./loaders.ts";
import { ErrorPage } from "./site/errors/ErrorPage.tsx";
import { EntryList } from "./site/entries/EntryList.tsx";
import { EntryPage } from "./site/entries/EntryPage.tsx";
import { Layout } from "./site/layout/Layout.tsx";
import { FixedPage } from "./site/pages/FixedPage.tsx";
import { HomePage } from "./site/pages/HomePage.tsx";

/** Paths are compared as written; other spellings are redirected by the server. */
function row(path: string, rest: Omit<RouteObject, "path" | "index" | "children">): RouteObject {
  return { path, caseSensitive: true, ...rest } as RouteObject;
}

/** What a route says of a screen that is loaded when it is entered: its module, by which the server knows its styles. */
export type LazyHandle = { module: string };

function lazyScreen(module: string, load: () => Promise<ComponentType>): Pick<RouteObject, "lazy" | "handle"> {
  return { handle: { module } satisfies LazyHandle, lazy: () => load().then((Component) => ({ Component })) };
}

const home = { element: <HomePage />, loader: fixedPageLoader("Willkommen") };
const pages: RouteObject[] = [
  row("/", home),
  row("/Willkommen", home),
  ...listTags.flatMap((list) => [
    row(`/${list}`, { element: <EntryList list={list} />, loader: listLoader(list) }),
    row(`/${list}/:id`, { element: <EntryPage list={list} />, loader: articleLoader(list) }),
  ]),
  ...(["Erlebnis", "Projekt", "Kontakt", "Datenschutz", "Impressum", ...experiencePages] as const).map((name) =>
    row(fixedPages[name], { element: <FixedPage name={name} />, loader: fixedPageLoader(name) }),
  ),
  row("/login", {
    loader: loginLoader,
    ...lazyScreen(
      "client/site/login/LoginPage.tsx",
      async () => (await import("./site/login/LoginPage.tsx")).LoginPage,
    ),
  }),
];
export const routes: RouteObject[] = [
  {
    id: "root",
    element: <Layout />,
    loader: rootLoader,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage isInLayout />,
        children: [
          ...pages,
          {
            path: "/admincenter",
            caseSensitive: true,
            loader: adminLoader,
            ...lazyScreen(
              "client/center/CenterLayout.tsx",
              async () => (await import("./center/CenterLayout.tsx")).CenterLayout,
            ),
            children: [
              {
                index: true,
                ...lazyScreen(
                  "client/center/entries/EntriesScreen.tsx",
                  async () => (await import("./center/entries/EntriesScreen.tsx")).EntriesScreen,
                ),
              },
              row(
                "files",
                lazyScreen(
                  "client/center/files/FilesScreen.tsx",
                  async () => (await import("./center/files/FilesScreen.tsx")).FilesScreen,
                ),
              ),
              row(
                "image/edit/:id",
                lazyScreen(
                  "client/center/pictures/PictureEditor.tsx",
                  async () => (await import("./center/pictures/PictureEditor.tsx")).PictureEditor,
                ),
              ),
              row(
                "settings",
                lazyScreen(
                  "client/center/settings/SettingsScreen.tsx",
                  async () => (await import("./center/settings/SettingsScreen.tsx")).SettingsScreen,
                ),
              ),
              { path: "*", element: <ErrorPage isInLayout status={404} /> },
            ],
          },
          { path: "*", element: <ErrorPage isInLayout status={404} /> },
        ],
      },
    ],
  },
];
