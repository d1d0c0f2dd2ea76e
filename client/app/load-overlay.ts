// The layer that stands over the pages for editors: nobody else loads its code.
import type { LoadOverlay } from "../site/overlay.tsx";

export const loadOverlay: LoadOverlay = async (texts, language) => {
  const overlay = await import("../admin/overlay/overlay.ts");
  return overlay.loadOverlay(texts, language);
};
