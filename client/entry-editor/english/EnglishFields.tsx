import { useTranslation } from "react-i18next";
import { withEnglishText } from "#contract/blocks/english.ts";
import { type ShownText, textsOf } from "#contract/blocks/registry.ts";
import { hasWords } from "#contract/values/words.ts";
import { textAround } from "../../editor/checks/text-around.ts";
import { RichText } from "../../editor/RichText.tsx";
import article from "../../site/entries/Article.module.css";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlock } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { OlderMark } from "./OlderMark.tsx";

type Props = { block: DraftBlock; name: string; editing: Editing };

export function EnglishFields({ block, name, editing }: Props) {
  const { t, i18n } = useTranslation("admin");
  const parts = textsOf(block).filter(({ de, en }) => hasWords(de) || hasWords(en ?? ""));
  if (parts.length === 0) return null;
  const { blocks } = editing.session.draft;
  const write = ({ field }: ShownText, english: string, isStep?: boolean): void =>
    editing.changeBlock(block, (now) => withEnglishText(now, field, english), isStep);
  return (
    <section
      lang={i18n.language}
      data-english={block.id}
      role="group"
      aria-label={t("english.of", { name })}
      className={styles.fields}
    >
      <p className={styles.head}>
        <span>{t("english.short")}</span>
        <OlderMark id={block.id} name={name} editing={editing} />
      </p>
      {parts.map((part) => {
        const { kind, max, part: noun } = part.text;
        const label: string = t(`blocks.parts.${noun}`);
        const ofKind = parts.filter(({ text }) => text.part === noun);
        const own = ofKind.length > 1 ? `${label} ${ofKind.indexOf(part) + 1}` : label;
        return kind === "html" ? (
          <div key={part.field} className={article.prose}>
            <RichText
              lang="en"
              html={part.en ?? ""}
              onChange={(html, isStep) => write(part, html, isStep)}
              label={t("english.of", { name })}
              placeholder={t("english.placeholder")}
              around={textAround({ id: block.id, html: part.en ?? "", lang: "en", blocks, files: editing.files })}
            />
          </div>
        ) : (
          <Field
            key={part.field}
            lang="en"
            label={own}
            hint={part.de}
            value={part.en ?? ""}
            onChange={(text) => write(part, text)}
            maxLength={max}
            {...(kind === "lines" && { rows: 3 })}
          />
        );
      })}
    </section>
  );
}
