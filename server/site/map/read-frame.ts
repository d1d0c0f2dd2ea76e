import { colorStyle } from "#contract/look/style.ts";
import type { FrameData } from "#contract/schemas/map.ts";
import { routeUrl } from "#contract/values/map-links.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Language, Services } from "../../kernel/context.ts";
import { tileSource } from "../../outside/tiles.ts";
import { sentence } from "../../kernel/sentences.ts";
import { listPlaces } from "./store.ts";

/** `googleKey` is sent to browsers, as Google's map requires. Google can restrict the key to the site's address. */
export type MapFrame = { data: FrameData; googleKey: string | null; /** CSS with the site's colours. */ style: string };

export async function readFrame(
  { database, env, secretKey }: Pick<Services, "database" | "env" | "secretKey">,
  language: Language,
): Promise<MapFrame> {
  const { secrets, settings } = await getSettings(database.db);
  const sealed = secrets["maps.apikey"];
  const rows = await listPlaces(database.db);
  return {
    style: colorStyle(settings.site),
    googleKey: sealed ? openSecret(secretKey, sealed) : null,
    data: {
      places: rows.map(({ id, title, text, lat, lng }) => {
        return { id, title, text, lat, lng, url: routeUrl({ lat, lng }, false) };
      }),
      tiles: `${tileSource(env.TILES_BASE).base}/{z}/{x}/{y}.png`,
      isEditor: false,
      texts: {
        title: sentence(language, "map:frame.title"),
        in: sentence(language, "map:frame.in"),
        out: sentence(language, "map:frame.out"),
        route: sentence(language, "map:frame.route"),
        pin: sentence(language, "map:frame.pin"),
      },
    },
  };
}
