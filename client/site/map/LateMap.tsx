import { isOn } from "#contract/values/components.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { latePart, nothingKept } from "../forms/late-part.tsx";

async function loadMap() {
  try {
    return (await import("./SiteMap.tsx")).SiteMap;
  } catch {
    // This promise never resolves, so the server's HTML stays, with the preview image and the links.
    return new Promise<never>(() => undefined);
  }
}

const { LatePart, write } = latePart({ load: loadMap, kept: () => nothingKept });
export const writeMap = write;

export function LateMap() {
  return isOn(useSiteSettings(), "map") && <LatePart />;
}
