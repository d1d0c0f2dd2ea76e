import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { IconButton } from "../../../ui/admin/Button.tsx";
import field from "../../../ui/admin/Field.module.css";
import { Select } from "../../../ui/admin/Select.tsx";
import { Section } from "../../Section.tsx";
import { errorBelow } from "./error-below.ts";
import { ProductCombo } from "./ProductCombo.tsx";
import styles from "./Product.module.css";
import type { Editing } from "./use-product.ts";

const kinds = ["related", "bundled"] as const;

export function Related({ editing: { id: ownId, form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { children } = form;
  const ids = children.map(({ item }) => item);
  const { data = [] } = trpc.products.byIds.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: (before) => before },
  );
  const titleOf = (id: string): string => data.find((product) => product.id === id)?.title ?? "…";
  const error = errorBelow(errors, "children");
  const without = [...ids, ...(ownId === null ? [] : [ownId])];
  return (
    <Section id="related" title={t("sections.related")} intro={t("item.intros.related")}>
      {children.length > 0 && (
        <ul className={styles.children}>
          {children.map(({ item, kind }) => (
            <li key={item}>
              <span>{titleOf(item)}</span>
              <Select
                isLabelHidden
                label={t("item.fields.kind", { title: titleOf(item) })}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                onChange={(next) =>
                  change({ children: children.map((one) => (one.item === item ? { item, kind: next } : one)) })
                }
              />
              <IconButton
                icon="trash"
                label={t("item.childRemove", { title: titleOf(item) })}
                onPress={() => change({ children: children.filter((one) => one.item !== item) })}
              />
            </li>
          ))}
        </ul>
      )}
      {children.length < limits.relatedProducts && (
        <ProductCombo
          label={t("item.fields.child")}
          without={without}
          onChoose={(item) => change({ children: [...children, { item, kind: "related" }] })}
        />
      )}
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </Section>
  );
}
