import { useTranslation } from "react-i18next";
import { ConflictDialog } from "../../../ui/admin/ConflictDialog.tsx";
import { Differences, type Fact } from "../../../ui/admin/Differences.tsx";
import { formOf, keptWords, type SettingsForm } from "./form.ts";
import type { EditedSettings } from "./use-message-settings.ts";

export function MessageSettingsConflict({ edited }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  const factsOf = useFacts();
  return (
    <ConflictDialog edited={edited} text={t("settings.conflictText")} isWide>
      {(theirs) => <Differences mine={factsOf(edited.form)} theirs={factsOf(formOf(theirs))} />}
    </ConflictDialog>
  );
}

function useFacts(): (form: SettingsForm) => Fact[] {
  const { t } = useTranslation("messages");
  return ({ automaticAnswer, templates, topics, keptDays }) => {
    const { unit, count } = keptWords(keptDays);
    return [
      ...(["de", "en"] as const).map((lang) => {
        const { enabled, subject, text } = automaticAnswer[lang];
        const name = t(lang === "de" ? "settings.automaticDe" : "settings.automaticEn");
        return { key: lang, name, value: enabled ? `${subject}\n${text}` : t("settings.automaticOff"), lang };
      }),
      ...templates.flatMap(({ id, name, ...texts }): Fact[] => [
        { key: `${id} name`, name: t("settings.templateName"), value: name },
        ...(["de", "en"] as const).map((lang) => ({
          key: `${id} ${lang}`,
          name: `${name}: ${t(lang === "de" ? "settings.templateDe" : "settings.templateEn")}`,
          value: texts[lang],
          lang,
        })),
      ]),
      ...topics.map((topic): Fact => {
        const template = templates.find(({ id }) => id === topic.templateId)?.name ?? t("settings.noTemplate");
        const days =
          topic.reminderDays === 0
            ? t("settings.reminderNever")
            : t("settings.reminderDays", { count: topic.reminderDays });
        const values = [topic.name, topic.en, topic.recipients, template, days];
        return { key: `topic ${topic.id}`, name: t("topic"), value: values.filter(Boolean).join("\n") };
      }),
      { key: "keptDays", name: t("settings.keptLabel"), value: t(`settings.keptFor.${unit}`, { count }) },
    ];
  };
}
