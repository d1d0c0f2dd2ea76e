import type { BlockOf } from "#contract/blocks/schema.ts";
import styles from "../entries/Article.module.css";
import { EventsStrip } from "../entries/EventsStrip.tsx";
import { NewsItems } from "../entries/LatestNews.tsx";
import type { BlockViewProps } from "./block-view-props.ts";

export function ComingEventsView({ block: { count }, listed, mark }: BlockViewProps<BlockOf<"comingEvents">>) {
  const events = listed.events.slice(0, count);
  return events.length === 0 ? null : (
    <div className={styles.wide}>
      <EventsStrip events={events} mark={mark} />
    </div>
  );
}

export function LatestNewsView({ block: { count }, listed, mark }: BlockViewProps<BlockOf<"latestNews">>) {
  const news = listed.news.slice(0, count);
  return news.length === 0 ? null : (
    <div className={styles.wide}>
      <NewsItems news={news} mark={mark} />
    </div>
  );
}
