// A video in a page. The server writes its HTML; the browser loads its code only for pages that have one.
import { type ComponentType, lazy, memo, Suspense } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockViewProps } from "../block-view-props.ts";

export type VideoProps = Pick<BlockViewProps<BlockOf<"video">>, "block" | "files" | "mark">;

let written: ComponentType<VideoProps> | null = null;

/** How the server gets it: there it is no part that comes later. */
export function writeVideo(component: ComponentType<VideoProps>): void {
  written = component;
}

const Late = lazy(async () => {
  const { loadVideo } = await import("./load-video.ts");
  return { default: await loadVideo() };
});

/** Not rendered again while React has not taken over what the server has written. */
export const LateVideo = memo(function LateVideo(props: VideoProps) {
  const Shown = import.meta.env.SSR ? written : Late;
  // Room for it, so that nothing moves when it comes.
  return <Suspense fallback={<div style={{ aspectRatio: "16 / 9" }} />}>{Shown && <Shown {...props} />}</Suspense>;
});
