// The English texts of a block, beside or in place of the German ones.
import { useTranslation } from "react-i18next";
import { RichText } from "../../editor/RichText.tsx";
import article from "../../site/entries/Article.module.css";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlock } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { OlderMark } from "./OlderMark.tsx";
import { type Translatable, translatableOf } from "./translatable.ts";

type Props = { block: DraftBlock; name: string; editing: Editing };

export function EnglishFields({ block, name, editing }: Props) {
  const { t, i18n } = useTranslation("admin");
  const parts = translatableOf(block);
  if (parts.length === 0) return null;
  const write = (part: Translatable, english: string, isStep?: boolean): void =>
    editing.changeBlock(block, (now) => part.write(now, english), isStep);
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
      {parts.map((part, index) => {
        const label: string = t(`english.parts.${part.part}`);
        const own = parts.filter((one) => one.part === part.part).length > 1 ? `${label} ${index + 1}` : label;
        return part.kind === "html" ? (
          <div key={part.key} className={article.prose}>
            <RichText
              lang="en"
              html={part.english}
              onChange={(html, isStep) => write(part, html, isStep)}
              label={t("english.of", { name })}
              placeholder={t("english.placeholder")}
            />
          </div>
        ) : (
          <Field
            key={part.key}
            lang="en"
            label={own}
            hint={part.german}
            value={part.english}
            onChange={(text) => write(part, text)}
            maxLength={part.max}
            {...(part.kind === "lines" && { rows: 3 })}
          />
        );
      })}
    </section>
  );
}
