import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/admin/Select.tsx";
import { keptChoices, keptWords } from "./form.ts";
import styles from "./MessageSettings.module.css";
import { Section } from "../../Section.tsx";
import type { EditedSettings } from "./use-message-settings.ts";

export function KeptDays({ edited: { form, change } }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  const labelOf = (days: number): string => {
    const { unit, count } = keptWords(days);
    return t(`settings.keptFor.${unit}`, { count });
  };
  return (
    <Section id="kept" title={t("settings.kept")} intro={t("settings.keptIntro")}>
      <div className={styles.narrow}>
        <Select
          label={t("settings.keptLabel")}
          value={String(form.keptDays)}
          options={keptChoices(form.keptDays).map((days) => ({ value: String(days), label: labelOf(days) }))}
          onChange={(days) => change({ keptDays: Number(days) })}
        />
      </div>
    </Section>
  );
}
