import type { LoadOverlay } from "../site/overlay.tsx";

export const loadOverlay: LoadOverlay = async (texts, language) => {
  const overlay = await import("../admin/overlay/overlay.ts");
  return overlay.loadOverlay(texts, language);
};
