import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { segmentLength } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { addressStart } from "#contract/shop/product-address.ts";
import { TagChips } from "../../../files/TagChips.tsx";
import { TagInput } from "../../../files/TagInput.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { shownParts } from "./goods-parts.ts";
import { Kind } from "./Kind.tsx";
import { errorBelow } from "./error-below.ts";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

type Props = {
  editing: Editing;
  /** Counts the typed tags that a save has added to the form. */
  tagsTaken: number;
  onTypedTag: (path: string | null) => void;
};

export function Basics({ editing, tagsTaken, onTypedTag }: Props) {
  const { form, change, errors } = editing;
  const parts = shownParts(form);
  const { t } = useTranslation("shopcenter");
  const { t: files } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <Section id="basics" title={t("sections.basics")}>
      <Kind editing={editing} />
      <Field
        label={t("item.fields.title")}
        value={form.title}
        onChange={(title) => change({ title })}
        maxLength={limits.textLength}
        error={errors["title"]}
      />
      <Field
        label={t("item.fields.text")}
        hint={t(parts.producer ? "item.hints.text" : "item.hints.textOther")}
        value={form.text}
        onChange={(text) => change({ text })}
        rows={4}
        maxLength={limits.productTextLength}
        error={errors["text"]}
      />
      {parts.producer && (
        <Field
          label={t("item.fields.producer")}
          hint={t("item.hints.producer")}
          value={form.producer}
          onChange={(producer) => change({ producer })}
          maxLength={limits.textLength}
          error={errors["producer"]}
        />
      )}
      <div className={layout.tightStack}>
        <span className={styles.label}>{admin("editor.tags")}</span>
        <TagChips tags={form.tags} onRemove={(path) => change({ tags: form.tags.filter((tag) => tag !== path) })} />
        <TagInput
          key={tagsTaken}
          label={files("tags.add")}
          buttonLabel={files("tags.addButton")}
          onTyped={onTypedTag}
          onChoose={(path) => change({ tags: [...new Set([...form.tags, path])] })}
          error={errorBelow(errors, "tags")}
        />
      </div>
      <Field
        label={t("item.fields.address")}
        hint={t("item.hints.address", { start: addressStart })}
        value={form.address}
        onChange={(address) => change({ address })}
        maxLength={segmentLength}
        error={errors["address"]}
      />
    </Section>
  );
}
