import { useTranslation } from "react-i18next";
import { useContent } from "../../language/content.ts";
import { PageLink } from "../German.tsx";
import { formatFileSize } from "#contract/values/file-size.ts";
import type { Answers } from "../../api/trpc.ts";
import { EntryDate } from "../entries/EntryDate.tsx";
import { statusWords } from "../entries/StatusWords.tsx";
import styles from "./Search.module.css";

type Result = Answers["search"]["find"]["items"][number];

export function ResultItem({ result }: { result: Result }) {
  const { t } = useTranslation("search");
  const content = useContent();
  const { kind, path, title, excerpt, hasEnglish } = result;
  const label = <Marked text={title} />;
  return (
    <article className={styles.result}>
      <p className={styles.kind}>
        <span>{t(`kinds.${kind}`)}</span>
        <Details result={result} />
      </p>
      <h2 lang={title.language}>
        {kind === "file" ? (
          <a href={path}>{label}</a>
        ) : (
          <PageLink to={path} isGerman={content === "en" && !hasEnglish}>
            {label}
          </PageLink>
        )}
      </h2>
      {excerpt.parts.length > 0 && (
        <p lang={excerpt.language}>
          <Marked text={excerpt} />
        </p>
      )}
    </article>
  );
}

function Details({ result }: { result: Result }) {
  const { t, i18n } = useTranslation();
  const { file } = result;
  const mark = statusWords(result, t);
  if (file)
    return (
      <span>
        {file.ext.toUpperCase()}, {formatFileSize(file.sizeBytes, i18n.language)}
      </span>
    );
  return (
    <>
      <EntryDate card={result} />
      {mark !== "" && <strong>{mark}</strong>}
    </>
  );
}

function Marked({ text: { parts } }: { text: Result["title"] }) {
  return parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
