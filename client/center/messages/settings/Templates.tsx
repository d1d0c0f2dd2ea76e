import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { AnswerTemplate } from "#contract/schemas/message-settings.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { FoldedList, FoldedRow } from "./FoldedList.tsx";
import { newTemplate } from "./form.ts";
import type { EditedSettings } from "./use-message-settings.ts";

export function Templates({ edited: { form, change, errors } }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  return (
    <FoldedList
      id="templates"
      title={t("settings.templates")}
      intro={t("settings.templatesIntro")}
      addLabel={t("settings.newTemplate")}
      removed={t("settings.templateRemoved")}
      most={limits.answerTemplates}
      items={form.templates}
      create={newTemplate}
      onChange={(templates) => change({ templates })}
    >
      {(template, row) => <Template template={template} errors={errors} {...row} />}
    </FoldedList>
  );
}

type Props = {
  template: AnswerTemplate;
  isNew: boolean;
  errors: Record<string, string>;
  onChange: (part: Partial<AnswerTemplate>) => void;
  onRemove: () => void;
};

function Template({ template, isNew, errors, onChange, onRemove }: Props) {
  const { t } = useTranslation("messages");
  const { id, name } = template;
  const errorOf = (field: "name" | "de" | "en"): string | undefined => errors[`template ${id} ${field}`];
  const shownName = name.trim() === "" ? t("settings.untitledTemplate") : name;
  return (
    <FoldedRow
      name={shownName}
      isNew={isNew}
      hasError={(["name", "de", "en"] as const).some((field) => errorOf(field) !== undefined)}
      removeLabel={t("settings.removeTemplate", { name: shownName })}
      onRemove={onRemove}
    >
      <Field
        label={t("settings.templateName")}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        maxLength={limits.nameLength}
        error={errorOf("name")}
        autoFocus={isNew}
      />
      {(["de", "en"] as const).map((language) => (
        <Field
          key={language}
          label={t(language === "de" ? "settings.templateDe" : "settings.templateEn")}
          hint={t(language === "de" ? "settings.blanks" : "settings.blanksEn")}
          value={template[language]}
          onChange={(text) => onChange({ [language]: text })}
          maxLength={limits.replyLength}
          rows={6}
          error={errorOf(language)}
        />
      ))}
    </FoldedRow>
  );
}
