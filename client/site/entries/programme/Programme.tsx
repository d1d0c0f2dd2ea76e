// The programme: one row per event. On every page, the rows have the same parts in the same order.
import type { HTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { monthOf } from "#contract/values/dates.ts";
import { useLanguageOf } from "../../../language/content.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { useTravel } from "../../../ui/travel.ts";
import { programmeSizes } from "../../../ui/picture-sizes.ts";
import { GermanMark } from "../../German.tsx";
import type { CardData, EventLine } from "../card-data.ts";
import { EntryDate } from "../EntryDate.tsx";
import { StateMark } from "../StateMark.tsx";
import { StatusMark } from "../StatusWords.tsx";
import { DaySign } from "./DaySign.tsx";
import styles from "./Programme.module.css";

export type ProgrammeEvent = (CardData | EventLine) & Partial<Pick<CardData, "picture" | "state">>;

type Props<Event> = {
  events: readonly Event[];
  heading: "h2" | "h3";
  first?: Event | undefined;
  attributesOf?: (event: Event) => HTMLAttributes<HTMLLIElement> | false;
};

export function Programme<Event extends ProgrammeEvent>({ events, heading, first, attributesOf }: Props<Event>) {
  const { i18n } = useTranslation();
  const months = events.map(({ date }) => date && monthOf(date, i18n.language));
  return (
    <ol className={styles.programme}>
      {events.map((event, index) => (
        <li key={event.id} {...attributesOf?.(event)}>
          {months[index] && months[index] !== months[index - 1] && (
            // Screen readers skip this text, because the date in each row contains the month.
            <p aria-hidden="true" className={styles.group}>
              {months[index]}
            </p>
          )}
          <Row event={event} heading={heading} isFirst={event === first} />
        </li>
      ))}
    </ol>
  );
}

type RowProps = { event: ProgrammeEvent; heading: "h2" | "h3"; isFirst: boolean };

function Row({ event, heading: Heading, isFirst }: RowProps) {
  const { t } = useTranslation();
  const { title, date, status, place, price, preview, picture, state = "public" } = event;
  const lang = useLanguageOf(event.isGerman);
  const pageLanguage = useLanguageOf();
  const path = event.path ?? "/";
  const travel = useTravel(path, event.id);
  const classes = [styles.row, picture ? "" : styles.plain, status === "cancelled" ? styles.off : ""].join(" ");
  return (
    <article className={classes}>
      {date && <DaySign date={date} />}
      <div className={styles.text}>
        <div className={styles.part}>
          <p className={styles.when}>
            <EntryDate card={event} />
            <StatusMark of={event} className={styles.badge} />
            <StateMark state={state} />
          </p>
          <Heading lang={lang} style={travel?.title}>
            <Link to={path} viewTransition>
              {title}
            </Link>
            {event.isGerman && <GermanMark />}
          </Heading>
        </div>
        <div className={styles.part}>
          {(place || price) && (
            <p lang="de" className={styles.facts}>
              {[place, price].filter(Boolean).join(" · ")}
            </p>
          )}
          {preview && <p lang={pageLanguage}>{preview}</p>}
          <Link to={path} viewTransition className={styles.more}>
            {t("list.readMore")}
            <span className="visually-hidden">
              : <span lang={lang}>{title}</span>
            </span>
          </Link>
        </div>
      </div>
      {picture && (
        <Link
          to={path}
          viewTransition
          style={travel?.picture}
          className={styles.picture}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Picture picture={picture} sizes={programmeSizes(picture)} isFirst={isFirst} isDecorative />
        </Link>
      )}
    </article>
  );
}
