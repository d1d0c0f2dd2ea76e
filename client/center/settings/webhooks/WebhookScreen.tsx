import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import type { Webhook } from "#contract/schemas/webhooks.ts";
import { webhooksPath } from "#contract/values/pages.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button, ButtonLink } from "../../../ui/admin/Button.tsx";
import { ConflictDialog } from "../../../ui/admin/ConflictDialog.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { Switch } from "../../../ui/admin/Switch.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { useVersionedForm } from "../../../ui/admin/use-versioned-form.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { ShownOnce } from "../ShownOnce.tsx";
import { hostOf, useWebhookWords } from "./use-webhook-words.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import styles from "./Webhooks.module.css";

export function WebhookScreen() {
  const { t } = useTranslation("webhooks");
  const { id = "" } = useParams();
  const list = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const webhook = list.data?.find((one) => one.id === id);
  const isMissing = list.data !== undefined && webhook === undefined;
  return (
    <SettingsFrame
      tools={
        <ButtonLink icon="list" to={webhooksPath}>
          {t("back")}
        </ButtonLink>
      }
    >
      {list.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={3} />
        </div>
      )}
      {((list.isError && !list.data) || isMissing) && (
        <div className={screen.panel}>
          <Unreachable title={t(isMissing ? "gone" : "failed")} onAgain={() => void list.refetch()} />
        </div>
      )}
      {webhook && (
        <>
          <EditWebhook key={webhook.id} webhook={webhook} />
          <Deliveries webhook={webhook} />
          <Secret webhook={webhook} />
          <Removal webhook={webhook} />
        </>
      )}
    </SettingsFrame>
  );
}

const formOf = ({ url, types, enabled }: Webhook) => ({ url, types, enabled });

function EditWebhook({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const { stateOf } = useWebhookWords();
  const update = trpc.webhooks.update.useMutation();
  const edited = useVersionedForm(webhook, {
    formOf,
    areFieldsEnough: true,
    send: (sent, { id, version }) => update.mutateAsync({ id, version, ...sent }),
    onSaved: () => utils.webhooks.list.invalidate(),
  });
  const { form, errors, isChanged, isSaving, change, save } = edited;
  const ref = useRef<HTMLFormElement>(null);
  useFocusFirstError(ref, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <LeaveQuestion
        isAsked={isChanged}
        title={admin("editor.discardTitle")}
        text={admin("unsaved")}
        leaveLabel={admin("editor.discard")}
        stayLabel={admin("conflict.goOn")}
      />
      <Section id="webhook" title={t("titleOf", { host: hostOf(webhook.url) })}>
        <p
          role="status"
          className={`${styles.state} ${webhook.enabled && webhook.failingSince !== null ? layout.alarm : ""}`}
        >
          {stateOf(webhook)}
        </p>
        <WebhookFields form={form} errors={errors} onChange={change} />
        <div>
          <Switch
            isSelected={form.enabled}
            onChange={(enabled) => change({ enabled })}
            isDisabled={!webhook.hasSecret}
            aria-describedby="enabled-hint"
          >
            {t("enabled")}
          </Switch>
          <p id="enabled-hint">{t(webhook.hasSecret ? "enabledHint" : "noSecretHint")}</p>
        </div>
        <div>
          <SaveButton type="submit" isDisabled={isSaving} />
        </div>
      </Section>
      <ConflictDialog edited={edited} text={t("conflict")} />
    </form>
  );
}

function Secret({ webhook: { id } }: { webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const renew = trpc.webhooks.renewSecret.useMutation({
    onError,
    onSuccess: ({ secret }) => {
      setMade(secret);
      void utils.webhooks.list.invalidate();
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <Section id="secret" title={t("secret.title")} intro={t("secret.intro")}>
      <div className={layout.actions}>
        <Button onPress={() => setIsAsking(true)}>{t("secret.renew")}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("secret.question")}
        text={t("secret.consequence")}
        confirmLabel={t("secret.renew")}
        isBusy={renew.isPending}
        onConfirm={() => renew.mutate({ id })}
        onClose={() => setIsAsking(false)}
      />
      <ShownOnce words="webhooks" value={made} onClose={() => setMade(null)} />
    </Section>
  );
}

function Removal({ webhook: { id, url } }: { webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const onError = useNotifyError();
  const [isAsking, setIsAsking] = useState(false);
  const remove = trpc.webhooks.remove.useMutation({
    onError,
    onSuccess: async () => {
      notify(t("removed"));
      await navigate(webhooksPath);
      await utils.webhooks.list.invalidate();
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <div className={layout.actions}>
      <Button tone="danger" onPress={() => setIsAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("removeQuestion", { host: hostOf(url) })}
        text={t("removeText")}
        confirmLabel={t("remove")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
