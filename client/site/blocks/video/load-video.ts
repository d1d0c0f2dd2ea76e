import type { ComponentType } from "react";
import { loadLateTexts } from "../../../language/late-texts.ts";
import type { VideoProps } from "./video-props.ts";

export async function loadVideo(): Promise<ComponentType<VideoProps>> {
  const [{ VideoView }] = await Promise.all([import("./VideoView.tsx"), loadLateTexts("video")]);
  return VideoView;
}
