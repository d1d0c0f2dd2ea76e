// Counts, downloads or erases all data that the site has about one person (legal.md L3).
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { personKinds } from "#contract/values/person-kinds.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import styles from "./MessageSettings.module.css";
import sections from "../../Section.module.css";
import { Section } from "../../Section.tsx";
import { usePerson } from "./use-person.ts";

export function PersonRights() {
  const { t } = useTranslation("messages");
  const { email, setEmail, error, found, isBusy, find, download, erase } = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    find();
  };
  return (
    <Section id="person" title={t("person.title")} intro={t("person.intro")}>
      <form onSubmit={submit} noValidate className={sections.line}>
        <Field
          type="email"
          label={t("person.email")}
          value={email}
          onChange={setEmail}
          maxLength={limits.handleLength}
          error={error}
        />
        <Button type="submit" isDisabled={isBusy}>
          {t("person.find")}
        </Button>
      </form>
      <div role="status">
        {found?.isNothing && <p>{t("person.nothing")}</p>}
        {found && !found.isNothing && (
          <>
            <p>{t("person.found", { email: found.email })}</p>
            <ul className={styles.counts}>
              {personKinds
                .filter((kind) => found.counts[kind] > 0)
                .map((kind) => (
                  <li key={kind}>{t(`person.${kind}`, { count: found.counts[kind] })}</li>
                ))}
            </ul>
          </>
        )}
      </div>
      {found && !found.isNothing && (
        <div className={styles.buttons}>
          <Button isDisabled={isBusy} onPress={download}>
            <Icon name="download" />
            {t("person.export")}
          </Button>
          <Button tone="danger" isDisabled={isBusy} onPress={() => setIsAsking(true)}>
            <Icon name="trash" />
            {t("person.erase")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("person.eraseTitle")}
        text={t("person.eraseText", { email: found?.email ?? "" })}
        confirmLabel={t("person.erase")}
        isBusy={isBusy}
        onConfirm={() => erase(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}
