import type { FunctionComponent } from "react";
import { loadLateTexts } from "../../../language/late-texts.ts";
import type { VideoProps } from "./video-props.ts";

export async function loadVideo(): Promise<FunctionComponent<VideoProps>> {
  const [{ VideoView }] = await Promise.all([import("./VideoView.tsx"), loadLateTexts("video")]);
  return VideoView;
}
