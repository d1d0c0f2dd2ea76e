import { useTranslation } from "react-i18next";
import type { SectionPlan } from "#contract/values/legal-fields.ts";
import { deserialize } from "../../../editor/html-read.ts";
import { parseHtml } from "../../../editor/html-tree.ts";
import { serialize } from "../../../editor/html-write.ts";
import sides from "../../../entry-editor/ConflictDialog.module.css";
import { markedWords } from "../../../entry-editor/marked-words.ts";
import article from "../../../site/entries/Article.module.css";
import styles from "./Legal.module.css";

type Props = { section: SectionPlan; language: "de" | "en" };

export function ComparedSection({ section: { state, before, after }, language }: Props) {
  const { t } = useTranslation("legal");
  const [now, then] = [safe(before?.[language]), safe(after?.[language])];
  return (
    <>
      <h3 className={styles.mark}>{t(`compare.states.${state as Exclude<typeof state, "same">}`)}</h3>
      <div className={sides.versions}>
        <Version heading={t("compare.now")} html={now && markedWords(now, then)} language={language} />
        <Version heading={t("compare.then")} html={then && markedWords(then, now)} language={language} />
      </div>
    </>
  );
}

/** Normalises and sanitises HTML with the editor's own reader and writer. All comparisons use HTML in this form. */
const safe = (html = ""): string => (html === "" ? "" : serialize(deserialize(parseHtml(html))));

function Version({ heading, html, language }: { heading: string; html: string; language: "de" | "en" }) {
  const { t } = useTranslation("legal");
  return (
    <div className={sides.version}>
      <h4 className={styles.side}>{heading}</h4>
      {html === "" ? (
        <p className={styles.hint}>{t("compare.nothingHere")}</p>
      ) : (
        <div
          lang={language}
          role="group"
          aria-label={heading}
          tabIndex={0}
          className={`${sides.text} ${sides.words} ${article.prose}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  );
}
