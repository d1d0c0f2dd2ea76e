import { existsSync, readFileSync } from "node:fs";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import deAdmin from "#locales/de/admin/admin.json";
import deSite from "#locales/de/site.json";
import enAdmin from "#locales/en/admin/admin.json";
import enSite from "#locales/en/site.json";
import { createI18n } from "../language/i18n.ts";
import { editorAreas, routesWith } from "./routes.tsx";
import { centerGroups } from "../head/screen.tsx";
import { screens } from "./all-screens.ts";
import { centerNavigation } from "../center/menu.ts";
import { centerScreens } from "../center/screens.tsx";
import { drawerMenu, footerMenu, mainMenu } from "#contract/values/menus.ts";
import { pagesWithoutBar } from "../site/layout/navigation.ts";

const routes = routesWith(centerScreens);
const german = createI18n("de", deSite).addResourceBundle("de", "admin", deAdmin);
const english = createI18n("en", enSite).addResourceBundle("en", "admin", enAdmin);

describe.each(screens.map((screen) => [screen.path, screen] as const))("the row of %s", (path, screen) => {
  it("has a head, and says whether it is indexed", () => {
    expect(screen.headParts).toBeTypeOf("function");
    expect(screen.isIndexed).toBe(
      !/^\/(?:login|admincenter|newsletter\/abmelden|bild-entfernen|suche|vorschau|shop\/(?:manage|warenkorb|kasse|bestellung))(?:\/|$)/u.test(
        path,
      ),
    );
  });

  it("is the route of its path, and marks a screen of its menu", () => {
    expect(matchRoutes(routes, path.replace(":id", "0198"))?.at(-1)?.route.handle).toBe(screen);
    if (screen.within !== undefined) expect(screens.find((other) => other.path === screen.within)?.menu).toBeDefined();
  });
});

it.each(editorAreas)("a screen of %s that fails leaves the frame of its area standing", (area) => {
  const frame = routes[0]?.children?.find(({ id }) => id === area);
  expect(frame?.children?.length).toBeGreaterThan(5);
  for (const { path, element, errorElement } of frame?.children ?? [])
    expect(path === "*" ? element : errorElement, path).toBeTruthy();
});

describe("the menus", () => {
  it("call each page something, in both languages", () => {
    const labels = [...mainMenu, ...footerMenu, ...drawerMenu].map(({ label }) => ["site", label] as const);
    const all = [...labels, ...centerNavigation.map(({ label }) => ["admin", label] as const)];
    for (const [ns, label] of all)
      for (const { t } of [german, english]) expect(t(label, { ns, defaultValue: "" }), label).not.toBe("");
  });

  it("lead to screens", () => {
    for (const { path } of [...mainMenu, ...footerMenu, ...drawerMenu])
      expect(
        screens.some((screen) => screen.path === path),
        path,
      ).toBe(true);
  });

  it.each(centerGroups)("the group '%s' of the admin center has one link in each place", (group) => {
    const orders = centerNavigation.filter((link) => link.group === group).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_, index) => index + 1));
    expect(orders.length).toBeGreaterThan(0);
  });

  it("stand in the order that the table says", () => {
    const paths = (links: readonly { path: string }[]) => links.map(({ path }) => path);
    expect(paths(mainMenu)).toEqual([
      "/",
      "/Aktuelles",
      "/Veranstaltungen",
      "/Erlebnis",
      "/shop",
      "/Projekt",
      "/gaestebuch",
    ]);
    expect(paths(footerMenu)).toEqual([
      "/Impressum",
      "/Kontakt",
      "/Projekt",
      "/Datenschutz",
      "/gaestebuch",
      "/shop",
      "/AGB",
      "/Widerrufsbelehrung",
      "/widerrufen",
      "/Barrierefreiheit",
    ]);
    expect(paths(centerNavigation)).toEqual([
      "/admincenter",
      "/admincenter/entries",
      "/admincenter/files",
      "/admincenter/settings/pages",
      "/admincenter/map",
      "/admincenter/shop",
      "/admincenter/translations",
      "/admincenter/messages/inbox",
      "/admincenter/newsletter",
      "/admincenter/notifications",
      "/admincenter/settings",
      "/admincenter/components",
      "/admincenter/analytics",
      "/admincenter/social",
      "/admincenter/status",
      "/admincenter/backups",
      "/admincenter/users/browse",
      "/admincenter/account",
      "/admincenter/help",
    ]);
    expect(pagesWithoutBar.toSorted()).toEqual(["/", "/Datenschutz", "/Impressum", "/Willkommen", "/login"]);
  });
});

it("every lazily loaded screen names the module that it loads", () => {
  const sources: [string, string][] = [
    ["app/screens.tsx", "../app/"],
    ["center/screens.tsx", "../center/"],
    ["app/routes.tsx", "../app/"],
  ];
  const source = sources.map(([name, at]) =>
    readFileSync(new URL(`../${name}`, import.meta.url), "utf8").replaceAll('import("./', `import("${at}`),
  );
  const modules = [
    ...source
      .join()
      .matchAll(/module: import\.meta\.env\.SSR && "client\/([^"]+)",[^{}]*?await import\("\.\.\/([^"]+)"\)/gu),
  ];
  const frame = [
    ...source
      .join()
      .matchAll(/module: import\.meta\.env\.SSR && "client\/([^"]+)", keys[^;]*?await import\("\.\.\/([^"]+)"\)/gu),
  ];
  const lazy = [...modules, ...frame];
  expect(lazy).toHaveLength(source.join().split("import(").length - 1);
  for (const [, named, loaded] of lazy) {
    expect(named).toBe(loaded);
    expect(existsSync(new URL(`../${named}`, import.meta.url)), named).toBe(true);
  }
});
