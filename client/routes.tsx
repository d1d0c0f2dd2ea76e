// Every URL of the site, one row each.
import type { RouteObject } from "react-router";
import { experiencePages, fixedPages, listTags } from "#contract/pages.ts";
import { adminLoader, articleLoader, fixedPageLoader, listLoader, rootLoader } from "./loaders.ts";
import { ErrorPage } from "./site/errors/ErrorPage.tsx";
import { EntryList } from "./site/entries/EntryList.tsx";
import { EntryPage } from "./site/entries/EntryPage.tsx";
import { Layout } from "./site/layout/Layout.tsx";
import { FixedPage } from "./site/pages/FixedPage.tsx";
import { HomePage } from "./site/pages/HomePage.tsx";
import type { Utils } from "./trpc.ts";

/** Paths are compared as written; other spellings are redirected by the server. */
function row(path: string, rest: Omit<RouteObject, "path" | "index" | "children">): RouteObject {
  return { path, caseSensitive: true, ...rest } as RouteObject;
}

export function createRoutes(utils: Utils): RouteObject[] {
  const home = { element: <HomePage />, loader: fixedPageLoader(utils, "Willkommen") };
  const pages: RouteObject[] = [
    row("/", home),
    row("/Willkommen", home),
    ...listTags.flatMap((list) => [
      row(`/${list}`, { element: <EntryList list={list} />, loader: listLoader(utils, list) }),
      row(`/${list}/:id`, { element: <EntryPage list={list} />, loader: articleLoader(utils, list) }),
    ]),
    ...(["Erlebnis", "Projekt", "Kontakt", "Datenschutz", "Impressum", ...experiencePages] as const).map((name) =>
      row(fixedPages[name], { element: <FixedPage name={name} />, loader: fixedPageLoader(utils, name) }),
    ),
    row("/login", {
      lazy: () => import("./site/login/LoginPage.tsx").then(({ LoginPage }) => ({ Component: LoginPage })),
    }),
  ];
  return [
    {
      id: "root",
      element: <Layout />,
      loader: rootLoader(utils),
      errorElement: <ErrorPage />,
      children: [
        {
          errorElement: <ErrorPage isInLayout />,
          children: [
            ...pages,
            {
              path: "/admincenter",
              caseSensitive: true,
              loader: adminLoader(utils),
              lazy: () => import("./center/CenterLayout.tsx").then(({ CenterLayout }) => ({ Component: CenterLayout })),
              children: [
                {
                  index: true,
                  lazy: () =>
                    import("./center/entries/EntriesScreen.tsx").then(({ EntriesScreen }) => ({
                      Component: EntriesScreen,
                    })),
                },
                row("files", {
                  lazy: () =>
                    import("./center/files/FilesScreen.tsx").then(({ FilesScreen }) => ({ Component: FilesScreen })),
                }),
                row("image/edit/:id", {
                  lazy: () =>
                    import("./center/pictures/PictureEditor.tsx").then(({ PictureEditor }) => ({
                      Component: PictureEditor,
                    })),
                }),
                row("settings", {
                  lazy: () =>
                    import("./center/settings/SettingsScreen.tsx").then(({ SettingsScreen }) => ({
                      Component: SettingsScreen,
                    })),
                }),
              ],
            },
            { path: "*", element: <ErrorPage isInLayout status={404} /> },
          ],
        },
      ],
    },
  ];
}
