import { useTranslation } from "react-i18next";
import badge from "../../../ui/admin/StateBadge.module.css";
import { Switch } from "../../../ui/admin/Switch.tsx";
import { Section } from "../../Section.tsx";
import styles from "./Sides.module.css";
import type { Editing } from "./use-product.ts";

export function Visibility({ editing: { form, change, stored } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const state = stored.hidden ? "hidden" : "shown";
  return (
    <Section id="visibility" title={t("sections.visibility")}>
      <div className={styles.visibility}>
        <Switch isSelected={!form.hidden} onChange={(isShown) => change({ hidden: !isShown })}>
          {t("item.fields.shown")}
        </Switch>
        <span className={`${badge.badge} ${stored.hidden ? "" : badge.public}`}>{t(`item.visibility.${state}`)}</span>
      </div>
      <p>{t(form.hidden === stored.hidden ? `item.visibility.${state}Text` : "item.visibility.unsaved")}</p>
    </Section>
  );
}
