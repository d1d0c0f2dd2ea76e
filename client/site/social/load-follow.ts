import type { ComponentType } from "react";
import { loadLateTexts } from "../../language/late-texts.ts";
import { Follow } from "./Follow.tsx";

export async function loadFollow(): Promise<ComponentType> {
  await loadLateTexts("follow");
  return Follow;
}
