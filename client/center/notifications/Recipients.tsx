// Who is mailed when a message comes in: one line per address.
import { type FormEvent, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { limits } from "#contract/limits.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { newKey } from "../new-key.ts";
import sections from "../Section.module.css";
import { Section } from "../Section.tsx";
import styles from "./Notifications.module.css";
import { type EditedRecipients, useRecipients } from "./use-recipients.ts";

export function Recipients({ config }: { config: Config }) {
  const { t } = useTranslation("notifications");
  const { t: admin } = useTranslation("admin");
  const edited = useRecipients(config);
  const { lines, change } = edited;
  const add = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, edited.errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void edited.save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Section id="recipients" title={t("recipients.title")} intro={t("recipients.intro")}>
        <Lines edited={edited} add={add} />
        <div className={styles.saving}>
          <Button
            ref={add}
            isDisabled={lines.length >= limits.recipients}
            onPress={() => change([...lines, { key: newKey(), email: "" }])}
          >
            <Icon name="plus" />
            {t("recipients.add")}
          </Button>
          <SaveButton type="submit" isDisabled={edited.isSaving} />
          {edited.isChanged && <span>{admin("editor.changed")}</span>}
        </div>
      </Section>
      <Conflict edited={edited} />
      <LeaveQuestion
        isAsked={edited.isChanged}
        title={t("recipients.leaveTitle")}
        text={t("recipients.leaveText")}
        leaveLabel={t("recipients.leave")}
        stayLabel={t("recipients.stay")}
      />
    </form>
  );
}

type LinesProps = { edited: EditedRecipients; add: RefObject<HTMLButtonElement | null> };

function Lines({ edited: { lines, change, errors }, add }: LinesProps) {
  const { t } = useTranslation("notifications");
  const remove = (key: string): void => {
    change(lines.filter((one) => one.key !== key));
    // The removed line had the focus.
    add.current?.focus();
  };
  return (
    <>
      {lines.length === 0 && <p>{t("recipients.none")}</p>}
      {lines.map(({ key, email }, index) => (
        <div key={key} className={sections.line}>
          <Field
            type="email"
            label={t("recipients.one", { number: index + 1 })}
            value={email}
            onChange={(typed) => change(lines.map((one) => (one.key === key ? { key, email: typed } : one)))}
            maxLength={limits.handleLength}
            error={errors[key]}
            autoFocus={email === ""}
          />
          <IconButton
            icon="trash"
            label={t("recipients.remove", { email: email || t("recipients.one", { number: index + 1 }) })}
            onPress={() => remove(key)}
          />
        </div>
      ))}
    </>
  );
}

function Conflict({ edited: { conflict, endConflict, adoptTheirs, save } }: { edited: EditedRecipients }) {
  const { t } = useTranslation("notifications");
  const { t: admin } = useTranslation("admin");
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={admin("conflict.title")}>
      <p>{t("recipients.conflict")}</p>
      <p>{conflict?.notify?.message.join(", ")}</p>
      <DialogActions>
        <Button onPress={endConflict}>{admin("conflict.goOn")}</Button>
        <Button onPress={adoptTheirs}>{admin("conflict.takeTheirs")}</Button>
        <Button tone="primary" onPress={() => conflict && void save(conflict)}>
          {admin("conflict.saveMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
