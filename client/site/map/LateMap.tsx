// The map of a page. Its code is loaded when the map is used or visible, because few pages have one.
import { isOn } from "#contract/values/components.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { latePart, nothingKept } from "../forms/late-part.tsx";

async function loadMap() {
  try {
    return (await import("./SiteMap.tsx")).SiteMap;
  } catch {
    // The promise never resolves, so that the server's HTML stays, with its still picture and its links.
    return new Promise<never>(() => undefined);
  }
}

const { LatePart, write } = latePart({ load: loadMap, kept: () => nothingKept });
export const writeMap = write;

export function LateMap() {
  return isOn(useSiteSettings(), "map") && <LatePart />;
}
