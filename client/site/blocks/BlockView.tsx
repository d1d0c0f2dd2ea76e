import type { ComponentType } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { WeekHours } from "../hours/WeekHours.tsx";
import { Downloads } from "./Downloads.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { CallToActionView } from "./CallToActionView.tsx";
import { FactView } from "./FactView.tsx";
import { LinksView } from "./LinksView.tsx";
import { ComingEventsView, LatestNewsView } from "./ListingViews.tsx";
import { NoteView } from "./NoteView.tsx";
import { ProgressView } from "./ProgressView.tsx";
import { QuoteView } from "./QuoteView.tsx";
import { TextView } from "./TextView.tsx";
import { LateVideo } from "./video/LateVideo.tsx";
import { WayView } from "./way/WayView.tsx";

type View<Type extends BlockType> = ComponentType<BlockViewProps<BlockOf<Type>>>;

function FilesView({ block, files, mark }: BlockViewProps<BlockOf<"fileList"> | BlockOf<"downloads">>) {
  return <Downloads files={block.files.flatMap((id) => files[id] ?? [])} mark={mark} />;
}

const views: { [Type in BlockType]: View<Type> } = {
  text: TextView,
  gallery: ({ block, files }) => <Gallery settings={block.settings} files={files} german={block.german} />,
  fileList: FilesView,
  downloads: FilesView,
  links: LinksView,
  quote: QuoteView,
  note: NoteView,
  fact: FactView,
  progress: ProgressView,
  way: WayView,
  callToAction: CallToActionView,
  comingEvents: ComingEventsView,
  latestNews: LatestNewsView,
  openingHours: ({ mark }) => <WeekHours mark={mark} />,
  // HomePage.tsx shows a splash block as the large picture at the top of the page.
  splash: () => null,
  video: ({ block, files, mark }) => <LateVideo block={block} files={files} {...(mark !== undefined && { mark })} />,
};

export function BlockView(props: BlockViewProps) {
  // TypeScript cannot see that a block matches the view of its type.
  const View = views[props.block.type] as ComponentType<BlockViewProps>;
  return <View {...props} />;
}
