import type { ComponentType } from "react";
import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadPreview(): Promise<ComponentType> {
  const [{ PreviewPage }] = await Promise.all([import("./PreviewPage.tsx"), loadLateTexts("preview")]);
  return PreviewPage;
}
