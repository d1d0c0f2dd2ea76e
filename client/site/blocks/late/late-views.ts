// Block types whose views are loaded only by the pages that contain them.
import type { FunctionComponent } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { BlockViewProps } from "../block-view-props.ts";
import { loadClub } from "../club/load-club.ts";
import { loadForm } from "../form/load-form.ts";
import { loadVideos } from "../video/load-video.ts";
import { type LateView, lateView } from "./late-view.tsx";

/** Short, because every page loads these lines. `view` chooses the view in a file with several views. */
const viewsIn =
  <All>(module: string, open: () => Promise<All>) =>
  <Props extends object>(view: (all: All) => FunctionComponent<Props>) =>
    lateView<Props>({ module, open: async () => view(await open()) });

const rare = viewsIn("client/site/blocks/late/rare-views.ts", () => import("./rare-views.ts"));
const ofVideo = viewsIn("client/site/blocks/video/VideoViews.ts", loadVideos);
const ofClub = viewsIn("client/site/blocks/club/club-views.ts", loadClub);

export const lateViews = {
  gallery: lateView<BlockViewProps<BlockOf<"gallery">>>({
    module: "client/site/blocks/GalleryView.tsx",
    open: async () => (await import("../GalleryView.tsx")).GalleryView,
    near: "[data-gallery]",
  }),
  form: lateView<BlockViewProps<BlockOf<"form">>>({
    module: "client/site/blocks/form/FormView.tsx",
    open: loadForm,
    near: "[data-form]",
  }),
  fileList: rare(({ FilesView }) => FilesView),
  downloads: rare(({ FilesView }) => FilesView),
  openingHours: rare(({ WeekHours }) => WeekHours),
  fact: rare(({ FactView }) => FactView),
  progress: rare(({ ProgressView }) => ProgressView),
  way: rare(({ WayView }) => WayView),
  video: ofVideo(({ VideoView }) => VideoView),
  embed: ofVideo(({ EmbedView }) => EmbedView),
  sponsors: ofClub(({ SponsorsView }) => SponsorsView),
  people: ofClub(({ PeopleView }) => PeopleView),
  timetable: ofClub(({ TimetableView }) => TimetableView),
  linkedPicture: ofClub(({ LinkedPictureView }) => LinkedPictureView),
  columns: ofClub(({ ColumnsView }) => ColumnsView),
};

export type LateType = keyof typeof lateViews;
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
