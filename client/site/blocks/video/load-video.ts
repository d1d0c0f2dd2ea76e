// Loads the view of a video with its texts.
import type { ComponentType } from "react";
import { addLateTexts } from "../../../language/i18n.ts";
import type { VideoProps } from "./LateVideo.tsx";

export async function loadVideo(): Promise<ComponentType<VideoProps>> {
  const isEnglish = document.documentElement.lang === "en";
  const [{ VideoView }, texts] = await Promise.all([
    import("./VideoView.tsx"),
    isEnglish ? import("#locales/en/video.json") : import("#locales/de/video.json"),
  ]);
  addLateTexts("video", texts.default);
  return VideoView;
}
