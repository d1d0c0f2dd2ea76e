import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../api/trpc.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { ConflictDialog } from "../../ui/admin/ConflictDialog.tsx";
import { Differences, type Fact } from "../../ui/admin/Differences.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { newKey } from "../new-key.ts";
import sections from "../Section.module.css";
import { Section } from "../Section.tsx";
import styles from "./Notifications.module.css";
import { emailsIn, emailsOf, type RecipientKind, recipientKinds } from "./recipients-form.ts";
import { type EditedRecipients, useRecipients } from "./use-recipients.ts";

type Props = {
  settings: SiteSettings;
  /** Replaces the usual button 'Speichern'. */
  saveLabel?: string;
  /** Called when the form is stored, also if nothing had to be stored. */
  onSaved?: () => void;
};

export function Recipients({ settings, saveLabel, onSaved }: Props) {
  const { t } = useTranslation("notifications");
  const { t: admin } = useTranslation("admin");
  const edited = useRecipients(settings);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, edited.errors);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((onSaved && !edited.isChanged) || (await edited.save())) onSaved?.();
  };
  const factsOf = (emails: (kind: RecipientKind) => readonly string[]): Fact[] =>
    recipientKinds.map((kind) => ({ key: kind, name: t(`recipients.${kind}.title`), value: emails(kind).join("\n") }));
  const kinds = recipientKinds.filter((kind) => kind !== "order" || settings.contracts);
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
      {kinds.map((kind) => (
        <Lines key={kind} kind={kind} edited={edited} />
      ))}
      <div className={`${styles.saving} ${styles.all}`}>
        {saveLabel === undefined ? (
          <SaveButton type="submit" isDisabled={edited.isSaving} />
        ) : (
          <Button type="submit" tone="primary" isDisabled={edited.isSaving}>
            {saveLabel}
          </Button>
        )}
        {edited.isChanged && <span>{admin("editor.changed")}</span>}
      </div>
      <ConflictDialog edited={edited} text={t("recipients.conflict")} isWide>
        {(theirs) => (
          <Differences
            mine={factsOf((kind) => emailsOf(edited.form[kind]))}
            theirs={factsOf((kind) => emailsIn(theirs)[kind])}
          />
        )}
      </ConflictDialog>
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

type LinesProps = { kind: RecipientKind; edited: EditedRecipients };

function Lines({ kind, edited }: LinesProps) {
  const { t } = useTranslation("notifications");
  const add = useRef<HTMLButtonElement>(null);
  const lines = edited.form[kind];
  const change = (next: typeof lines): void => edited.change({ [kind]: next });
  const remove = (key: string): void => {
    change(lines.filter((one) => one.key !== key));
    // The focused button was in the removed line, so another button gets the focus.
    add.current?.focus();
  };
  return (
    <Section id={`${kind}-recipients`} title={t(`recipients.${kind}.title`)} intro={t(`recipients.${kind}.intro`)}>
      {lines.length === 0 && (kind === "order" ? <OrderFallback /> : <p>{t("recipients.message.none")}</p>)}
      {lines.map(({ key, email }, index) => {
        const name = t(`recipients.${kind}.one`, { number: index + 1 });
        return (
          <div key={key} className={sections.line}>
            <Field
              type="email"
              label={name}
              value={email}
              onChange={(typed) => change(lines.map((one) => (one.key === key ? { key, email: typed } : one)))}
              maxLength={limits.handleLength}
              error={edited.errors[`${kind} ${key}`]}
              autoFocus={email === ""}
            />
            <IconButton
              icon="trash"
              label={t(`recipients.${kind}.remove`, { email: email || name })}
              onPress={() => remove(key)}
            />
          </div>
        );
      })}
      <div className={styles.saving}>
        <Button
          ref={add}
          isDisabled={lines.length >= limits.recipients}
          onPress={() => change([...lines, { key: newKey(), email: "" }])}
        >
          <Icon name="plus" />
          {t(`recipients.${kind}.add`)}
        </Button>
      </div>
    </Section>
  );
}

function OrderFallback() {
  const { t } = useTranslation("notifications");
  const { data } = trpc.notifications.orderFallback.useQuery(undefined, { staleTime: 0 });
  if (!data) return <p>{"\u00a0"}</p>;
  const { email } = data;
  return <p>{email === null ? t("recipients.order.nobody") : t("recipients.order.none", { email })}</p>;
}
