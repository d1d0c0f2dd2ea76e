// A result: what it is, its title, and where the searched words are in it.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/dates.ts";
import { formatFileSize } from "../../file-size.ts";
import type { Answers } from "../../trpc.ts";
import { whenOf } from "../entries/when.ts";
import styles from "./Search.module.css";

type Result = Answers["search"]["find"]["items"][number];

export function ResultItem({ result }: { result: Result }) {
  const { t } = useTranslation("search");
  const { kind, path, title, excerpt } = result;
  const label = <Marked text={title} />;
  return (
    <article className={styles.result}>
      <p className={styles.kind}>
        <span>{t(`kinds.${kind}`)}</span>
        <Details result={result} />
      </p>
      <h2 lang={title.language}>{kind === "file" ? <a href={path}>{label}</a> : <Link to={path}>{label}</Link>}</h2>
      {excerpt.parts.length > 0 && (
        <p lang={excerpt.language}>
          <Marked text={excerpt} />
        </p>
      )}
    </article>
  );
}

/** The day of an event with its weekday, the day when news was published, kind and size of a file. */
function Details({ result: { kind, date, file } }: { result: Result }) {
  const { i18n } = useTranslation();
  if (file)
    return (
      <span>
        {file.ext.toUpperCase()}, {formatFileSize(file.sizeBytes, i18n.language)}
      </span>
    );
  if (date === null) return null;
  const { day, time } = whenOf(date, { t: i18n.getFixedT(null, "site"), language: i18n.language });
  const said = kind === "event" ? [day, time].filter(Boolean).join(", ") : formatDay(date);
  return <time dateTime={date}>{said}</time>;
}

function Marked({ text: { parts } }: { text: Result["title"] }) {
  return parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
