import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { FoldedList, FoldedRow } from "./FoldedList.tsx";
import { newTopic, reminderChoices, topicFields, type TopicForm } from "./form.ts";
import type { EditedSettings } from "./use-message-settings.ts";

/** The option for no template. No template has this id. */
const NONE = "|";

export function Topics({ edited }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  return (
    <FoldedList
      id="topics"
      title={t("settings.topics")}
      intro={t("settings.topicsIntro")}
      addLabel={t("settings.newTopic")}
      removed={t("settings.topicRemoved")}
      most={limits.messageTopics}
      items={edited.form.topics}
      create={newTopic}
      onChange={(topics) => edited.change({ topics })}
    >
      {(topic, row) => <Topic topic={topic} edited={edited} {...row} />}
    </FoldedList>
  );
}

type Props = {
  topic: TopicForm;
  isNew: boolean;
  edited: EditedSettings;
  onChange: (topic: Partial<TopicForm>) => void;
  onRemove: () => void;
};

function Topic({ topic, isNew, edited: { form, errors }, onChange, onRemove }: Props) {
  const { t } = useTranslation("messages");
  const { id, name } = topic;
  const errorOf = (field: (typeof topicFields)[number]): string | undefined => errors[`topic ${id} ${field}`];
  const shownName = name.trim() === "" ? t("settings.untitledTopic") : name;
  return (
    <FoldedRow
      name={shownName}
      isNew={isNew}
      hasError={topicFields.some((field) => errorOf(field) !== undefined)}
      removeLabel={t("settings.removeTopic", { name: shownName })}
      onRemove={onRemove}
    >
      <Field
        label={t("settings.topicName")}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        maxLength={limits.topicLength}
        error={errorOf("name")}
        autoFocus={isNew}
      />
      <Field
        label={t("settings.topicEn")}
        hint={t("settings.topicEnHint")}
        value={topic.en}
        onChange={(en) => onChange({ en })}
        maxLength={limits.topicLength}
        error={errorOf("en")}
      />
      <Field
        label={t("settings.topicRecipients")}
        hint={t("settings.topicRecipientsHint")}
        value={topic.recipients}
        onChange={(recipients) => onChange({ recipients })}
        rows={2}
        error={errorOf("recipients")}
      />
      <Select
        label={t("settings.topicTemplate")}
        value={topic.templateId ?? NONE}
        options={[
          { value: NONE, label: t("settings.noTemplate") },
          ...form.templates.map((one) => ({
            value: one.id,
            label: one.name.trim() === "" ? t("settings.untitledTemplate") : one.name,
          })),
        ]}
        onChange={(chosen) => onChange({ templateId: chosen === NONE ? null : chosen })}
      />
      <Select
        label={t("settings.reminder")}
        value={String(topic.reminderDays)}
        options={reminderChoices(topic.reminderDays).map((days) => ({
          value: String(days),
          label: days === 0 ? t("settings.reminderNever") : t("settings.reminderDays", { count: days }),
        }))}
        onChange={(days) => onChange({ reminderDays: Number(days) })}
      />
    </FoldedRow>
  );
}
