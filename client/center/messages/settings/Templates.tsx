import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import type { AnswerTemplate } from "#contract/schemas/message-settings.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { newTemplate } from "./form.ts";
import styles from "./MessageSettings.module.css";
import { Section } from "../../Section.tsx";
import type { EditedSettings } from "./use-message-settings.ts";

export function Templates({ edited: { form, change, errors } }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  const [made, setMade] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { templates } = form;
  const begin = (): void => {
    const template = newTemplate();
    setMade(template.id);
    change({ templates: [...templates, template] });
  };
  const remove = (id: string): void => {
    change({ templates: templates.filter((one) => one.id !== id) });
    notify(t("settings.templateRemoved"));
    add.current?.focus();
  };
  return (
    <Section id="templates" title={t("settings.templates")} intro={t("settings.templatesIntro")}>
      <div className={styles.templates}>
        {templates.map((template) => (
          <Template
            key={template.id}
            template={template}
            isNew={template.id === made}
            errors={errors}
            onChange={(next) => change({ templates: templates.map((one) => (one.id === template.id ? next : one)) })}
            onRemove={() => remove(template.id)}
          />
        ))}
      </div>
      <div>
        <Button ref={add} isDisabled={templates.length >= limits.answerTemplates} onPress={begin}>
          <Icon name="plus" />
          {t("settings.newTemplate")}
        </Button>
      </div>
    </Section>
  );
}

type Props = {
  template: AnswerTemplate;
  isNew: boolean;
  errors: Record<string, string>;
  onChange: (template: AnswerTemplate) => void;
  onRemove: () => void;
};

function Template({ template, isNew, errors, onChange, onRemove }: Props) {
  const { t } = useTranslation("messages");
  const { id, name } = template;
  const errorOf = (field: "name" | "de" | "en"): string | undefined => errors[`template ${id} ${field}`];
  const hasError = (["name", "de", "en"] as const).some((field) => errorOf(field) !== undefined);
  const shownName = name.trim() === "" ? t("settings.untitledTemplate") : name;
  return (
    // If the template has an error, the changed key remounts the disclosure, so that the disclosure opens.
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
            label={t("settings.templateName")}
            value={name}
            onChange={(typed) => onChange({ ...template, name: typed })}
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
              onChange={(text) => onChange({ ...template, [language]: text })}
              maxLength={limits.replyLength}
              rows={6}
              error={errorOf(language)}
            />
          ))}
          <div>
            <Button tone="danger" onPress={onRemove}>
              <Icon name="trash" />
              {t("settings.removeTemplate", { name: shownName })}
            </Button>
          </div>
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
