import type { LoaderFunctionArgs } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { settingsQuery, type Query } from "../../api/loaded.ts";
import { fetched, type Loader, type Loads, orFromDocument } from "../../api/loader.ts";
import type { Answers } from "../../api/trpc.ts";

export const mapQuery: Query<Answers["map"]["shown"]> = (utils) => utils.map.shown.queryOptions();

export function loadedWithMap<Loaded>({ query, loader }: Loads<Loaded>): Loads<Loaded> {
  const loadMap = async (args: LoaderFunctionArgs): Promise<void> => {
    if (!isOn(await fetched(settingsQuery, args), "map")) return;
    // In the browser, a navigation waits for the map's code, so that the map does not appear late. If the code cannot
    // be loaded, the page is shown anyway.
    const code = import.meta.env.SSR ? null : import("./SiteMap.tsx").catch(() => null);
    await Promise.all([fetched(mapQuery, args), code]);
  };
  const both: Loader = (args) => Promise.all([loader(args), loadMap(args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}
