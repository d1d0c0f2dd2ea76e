import { listTags } from "#contract/values/pages.ts";
import type { SeoPlace } from "#contract/schemas/seo.ts";

const entryOf = new RegExp(`^/(?:${listTags.join("|")})/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`, "u");

export function placeOf(pathname: string): SeoPlace {
  const id = entryOf.exec(pathname)?.[1];
  return id === undefined ? { path: pathname === "/Willkommen" ? "/" : pathname } : { id };
}
