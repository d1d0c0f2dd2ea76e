import { loadLateTexts } from "../../../language/late-texts.ts";

export async function loadVideos() {
  const [views] = await Promise.all([import("./VideoViews.ts"), loadLateTexts("video")]);
  return views;
}
