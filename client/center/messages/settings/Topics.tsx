import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { newTopic, reminderChoices, topicFields, type TopicForm } from "./form.ts";
import styles from "./MessageSettings.module.css";
import { Section } from "../../Section.tsx";
import type { EditedSettings } from "./use-message-settings.ts";

/** The option for no template. No template has this id. */
const NONE = "|";

export function Topics({ edited }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  const [made, setMade] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { topics } = edited.form;
  const begin = (): void => {
    const topic = newTopic();
    setMade(topic.id);
    edited.change({ topics: [...topics, topic] });
  };
  const remove = (id: string): void => {
    edited.change({ topics: topics.filter((one) => one.id !== id) });
    notify(t("settings.topicRemoved"));
    add.current?.focus();
  };
  return (
    <Section id="topics" title={t("settings.topics")} intro={t("settings.topicsIntro")}>
      <div className={styles.templates}>
        {topics.map((topic) => (
          <Topic
            key={topic.id}
            topic={topic}
            isNew={topic.id === made}
            edited={edited}
            onChange={(next) =>
              edited.change({ topics: topics.map((one) => (one.id === topic.id ? { ...one, ...next } : one)) })
            }
            onRemove={() => remove(topic.id)}
          />
        ))}
      </div>
      <div>
        <Button ref={add} isDisabled={topics.length >= limits.messageTopics} onPress={begin}>
          <Icon name="plus" />
          {t("settings.newTopic")}
        </Button>
      </div>
    </Section>
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
  const hasError = topicFields.some((field) => errorOf(field) !== undefined);
  const shownName = name.trim() === "" ? t("settings.untitledTopic") : name;
  return (
    // If the topic has an error, the changed key remounts the disclosure, so that the disclosure opens.
    <Disclosure key={String(hasError)} className={styles.template ?? ""} defaultExpanded={isNew || hasError}>
      <Heading level={3}>
        <AriaButton slot="trigger" className={styles.trigger ?? ""}>
          <Icon name="chevron" />
          {shownName}
        </AriaButton>
      </Heading>
      <DisclosurePanel>
        <div className={styles.fields}>
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
          <div>
            <Button tone="danger" onPress={onRemove}>
              <Icon name="trash" />
              {t("settings.removeTopic", { name: shownName })}
            </Button>
          </div>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
