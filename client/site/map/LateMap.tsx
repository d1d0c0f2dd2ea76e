// The map of a page, as a part that is loaded when it is used or seen: few pages have one.
import { isOn } from "#contract/values/components.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import { latePart, nothingKept } from "../forms/late-part.tsx";

async function loadMap() {
  try {
    return (await import("./SiteMap.tsx")).SiteMap;
  } catch {
    // It stays what the server has written: the still, and links that lead on.
    return new Promise<never>(() => undefined);
  }
}

const { LatePart, write } = latePart({ load: loadMap, kept: () => nothingKept });
export const writeMap = write;

/** Not as long as the component is off. */
export function LateMap() {
  return isOn(useSiteConfig(), "map") && <LatePart />;
}
