import { type ComponentType, lazy, memo, Suspense } from "react";
import type { VideoProps } from "./video-props.ts";

let written: ComponentType<VideoProps> | null = null;

/** Server rendering cannot wait for lazy code, so the server sets the component with this function. */
export function writeVideo(component: ComponentType<VideoProps>): void {
  written = component;
}

const Late = lazy(async () => {
  const { loadVideo } = await import("./load-video.ts");
  return { default: await loadVideo() };
});

/** Memoised, because a second render before hydration would discard the server's HTML. */
export const LateVideo = memo(function LateVideo(props: VideoProps) {
  const Shown = import.meta.env.SSR ? written : Late;
  // The fallback reserves the space, so that the layout does not shift.
  return <Suspense fallback={<div style={{ aspectRatio: "16 / 9" }} />}>{Shown && <Shown {...props} />}</Suspense>;
});
