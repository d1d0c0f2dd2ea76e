// A video in a page. The server renders its HTML; the browser loads its code only for pages with a video.
import { type ComponentType, lazy, memo, Suspense } from "react";
import type { VideoProps } from "./video-props.ts";

let written: ComponentType<VideoProps> | null = null;

/** Sets the component for server rendering, which cannot wait for lazy code. */
export function writeVideo(component: ComponentType<VideoProps>): void {
  written = component;
}

const Late = lazy(async () => {
  const { loadVideo } = await import("./load-video.ts");
  return { default: await loadVideo() };
});

/** Memoised, because a new render before hydration would discard the server's HTML. */
export const LateVideo = memo(function LateVideo(props: VideoProps) {
  const Shown = import.meta.env.SSR ? written : Late;
  // The fallback reserves the space, so that the layout does not shift.
  return <Suspense fallback={<div style={{ aspectRatio: "16 / 9" }} />}>{Shown && <Shown {...props} />}</Suspense>;
});
