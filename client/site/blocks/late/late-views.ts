// Block types whose views are loaded only by the pages that contain them.
import type { FunctionComponent } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { BlockViewProps } from "../block-view-props.ts";
import { loadClub } from "../club/load-club.ts";
import { loadForm } from "../form/load-form.ts";
import { loadVideos } from "../video/load-video.ts";
import type { EmbedProps, VideoProps } from "../video/video-props.ts";
import { type LateView, lateView } from "./late-view.tsx";

type FilesProps = BlockViewProps<BlockOf<"fileList"> | BlockOf<"downloads">>;
type MarkProps = Pick<BlockViewProps, "mark">;

const RARE = "client/site/blocks/late/rare-views.ts";
const openRare = () => import("./rare-views.ts");
const VIDEOS = "client/site/blocks/video/VideoViews.ts";
const CLUB = "client/site/blocks/club/club-views.ts";

export const lateViews = {
  gallery: lateView<BlockViewProps<BlockOf<"gallery">>>({
    module: "client/site/blocks/GalleryView.tsx",
    open: async () => (await import("../GalleryView.tsx")).GalleryView,
    near: "[data-gallery]",
  }),
  video: lateView<VideoProps>({ module: VIDEOS, open: async () => (await loadVideos()).VideoView }),
  embed: lateView<EmbedProps>({ module: VIDEOS, open: async () => (await loadVideos()).EmbedView }),
  fileList: lateView<FilesProps>({ module: RARE, open: async () => (await openRare()).FilesView }),
  downloads: lateView<FilesProps>({ module: RARE, open: async () => (await openRare()).FilesView }),
  openingHours: lateView<MarkProps>({ module: RARE, open: async () => (await openRare()).WeekHours }),
  fact: lateView<BlockViewProps<BlockOf<"fact">>>({ module: RARE, open: async () => (await openRare()).FactView }),
  progress: lateView<BlockViewProps<BlockOf<"progress">>>({
    module: RARE,
    open: async () => (await openRare()).ProgressView,
  }),
  form: lateView<BlockViewProps<BlockOf<"form">>>({
    module: "client/site/blocks/form/FormView.tsx",
    open: loadForm,
    near: "[data-form]",
  }),
  way: lateView<BlockViewProps<BlockOf<"way">>>({ module: RARE, open: async () => (await openRare()).WayView }),
  sponsors: lateView<BlockViewProps<BlockOf<"sponsors">>>({
    module: CLUB,
    open: async () => (await loadClub()).SponsorsView,
  }),
  people: lateView<BlockViewProps<BlockOf<"people">>>({
    module: CLUB,
    open: async () => (await loadClub()).PeopleView,
  }),
  timetable: lateView<BlockViewProps<BlockOf<"timetable">>>({
    module: CLUB,
    open: async () => (await loadClub()).TimetableView,
  }),
  linkedPicture: lateView<BlockViewProps<BlockOf<"linkedPicture">>>({
    module: CLUB,
    open: async () => (await loadClub()).LinkedPictureView,
  }),
  columns: lateView<BlockViewProps<BlockOf<"columns">>>({
    module: CLUB,
    open: async () => (await loadClub()).ColumnsView,
  }),
};

type LateType = keyof typeof lateViews;
type WrittenViews = { [Type in LateType]: (typeof lateViews)[Type]["View"] };

const viewsOf = (blocks: readonly { type: BlockType }[]): Pick<LateView<never>, "load" | "module">[] =>
  blocks.flatMap(({ type }) => (type in lateViews ? [lateViews[type as LateType]] : []));

/**
 * Loads the code of the blocks' views. A navigation waits for the code, so that the layout does not shift.
 * @throws an error if the code cannot be loaded
 */
export async function loadViews(blocks: readonly { type: BlockType }[]): Promise<void> {
  await Promise.all(viewsOf(blocks).map(({ load }) => load()));
}

export function modulesOf(blocks: readonly { type: BlockType }[]): string[] {
  return viewsOf(blocks).map(({ module }) => module);
}

/** Sets all views on the server, because the server renders synchronously. */
export function writeViews(views: WrittenViews): void {
  for (const type of Object.keys(views) as LateType[])
    (lateViews[type].write as (view: FunctionComponent<never>) => void)(views[type]);
}
