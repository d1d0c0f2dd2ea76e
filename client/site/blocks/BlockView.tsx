import type { ComponentType } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { CallToActionView } from "./CallToActionView.tsx";
import { lateViews, type LateType } from "./late/late-views.ts";
import { LinksView } from "./LinksView.tsx";
import { ComingEventsView, LatestNewsView } from "./ListingViews.tsx";
import { NoteView } from "./NoteView.tsx";
import { QuoteView } from "./QuoteView.tsx";
import { TextView } from "./TextView.tsx";

type View<Type extends BlockType> = ComponentType<BlockViewProps<BlockOf<Type>>>;

/** The views that every page loads. All others are late views. */
const views: { [Type in Exclude<BlockType, LateType>]: View<Type> } = {
  text: TextView,
  links: LinksView,
  quote: QuoteView,
  note: NoteView,
  callToAction: CallToActionView,
  comingEvents: ComingEventsView,
  latestNews: LatestNewsView,
  // HomePage.tsx shows a splash block as the large picture at the top of the page.
  splash: () => null,
};

export function BlockView(props: BlockViewProps) {
  const { type } = props.block;
  const shown = type in lateViews ? lateViews[type as LateType].View : views[type as keyof typeof views];
  // TypeScript cannot see that a block matches the view of its type.
  const View = shown as ComponentType<BlockViewProps>;
  return <View {...props} />;
}
