import type { ComponentType } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { CallToActionView } from "./CallToActionView.tsx";
import { lateViews } from "./late/late-views.ts";
import { LinksView } from "./LinksView.tsx";
import { ComingEventsView, LatestNewsView } from "./ListingViews.tsx";
import { NoteView } from "./NoteView.tsx";
import { QuoteView } from "./QuoteView.tsx";
import { TextView } from "./TextView.tsx";

type View<Type extends BlockType> = ComponentType<BlockViewProps<BlockOf<Type>>>;

const views: { [Type in BlockType]: View<Type> } = {
  text: TextView,
  gallery: lateViews.gallery.View,
  fileList: lateViews.fileList.View,
  downloads: lateViews.downloads.View,
  links: LinksView,
  quote: QuoteView,
  note: NoteView,
  fact: lateViews.fact.View,
  progress: lateViews.progress.View,
  way: lateViews.way.View,
  callToAction: CallToActionView,
  comingEvents: ComingEventsView,
  latestNews: LatestNewsView,
  openingHours: lateViews.openingHours.View,
  // HomePage.tsx shows a splash block as the large picture at the top of the page.
  splash: () => null,
  video: lateViews.video.View,
  form: lateViews.form.View,
  sponsors: lateViews.sponsors.View,
  people: lateViews.people.View,
  timetable: lateViews.timetable.View,
  linkedPicture: lateViews.linkedPicture.View,
  columns: lateViews.columns.View,
  embed: lateViews.embed.View,
};

export function BlockView(props: BlockViewProps) {
  // TypeScript cannot see that a block matches the view of its type.
  const View = views[props.block.type] as ComponentType<BlockViewProps>;
  return <View {...props} />;
}
