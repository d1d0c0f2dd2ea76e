import layout from "../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Issue, recipientStates } from "#contract/schemas/newsletter.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import screen from "../Screen.module.css";
import { IssuePreview } from "./IssuePreview.tsx";
import rows from "../Rows.module.css";
import styles from "./Newsletter.module.css";

export function IssueProgress({ issue }: { issue: Issue }) {
  const { t } = useTranslation("newsletter");
  const { counts, state } = issue;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const done = all - counts.waiting - counts.sending;
  return (
    <>
      <div className={`${screen.panel} ${styles.progress}`}>
        <p role="status">
          {t(`progress.${state === "draft" ? "paused" : state}`, {
            done,
            all,
            when: formatMoment(issue.finished ?? issue.started ?? ""),
          })}
        </p>
        <progress className={styles.bar} max={Math.max(1, all)} value={done} aria-label={t("progress.label")} />
        <ul className={styles.counts}>
          {recipientStates.map(
            (name) => counts[name] > 0 && <li key={name}>{t(`counts.${name}`, { count: counts[name] })}</li>,
          )}
        </ul>
        {state === "sending" && <Pace waiting={counts.waiting} />}
        {state === "sending" && issue.lastError && (
          <p className={styles.warning}>{t("progress.unreachable", { answer: issue.lastError })}</p>
        )}
        <ProgressActions issue={issue} />
      </div>
      {counts.refused + counts.uncertain > 0 && <Failed issue={issue} />}
    </>
  );
}

function Pace({ waiting }: { waiting: number }) {
  const { t } = useTranslation("newsletter");
  const { perHour = 0 } = trpc.newsletter.settings.useQuery().data ?? {};
  if (perHour === 0 || waiting === 0) return null;
  return <p>{t("progress.paced", { perHour, count: Math.ceil(waiting / perHour) })}</p>;
}

function ProgressActions({ issue: { id, state, counts, en } }: { issue: Issue }) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [open, setOpen] = useState<"preview" | "retry" | null>(null);
  const close = (): void => setOpen(null);
  const show = {
    onSuccess: (issue: Issue) => utils.newsletter.issue.setData({ id }, issue),
    onError: notifyError,
    onSettled: close,
  };
  const pause = trpc.newsletter.pause.useMutation(show);
  const resume = trpc.newsletter.resume.useMutation(show);
  const retry = trpc.newsletter.retry.useMutation(show);
  return (
    <div className={styles.actions}>
      {state === "sending" && (
        <Button isDisabled={pause.isPending} onPress={() => pause.mutate({ id })}>
          {t("progress.pause")}
        </Button>
      )}
      {state === "paused" && (
        <Button tone="primary" isDisabled={resume.isPending} onPress={() => resume.mutate({ id })}>
          {t("progress.resume")}
        </Button>
      )}
      <Button onPress={() => setOpen("preview")}>{t("preview.open")}</Button>
      {state === "sent" && counts.uncertain + counts.refused > 0 && (
        <Button onPress={() => setOpen("retry")}>{t("retry.open")}</Button>
      )}
      <IssuePreview id={id} isOpen={open === "preview"} hasEnglish={en !== null} onClose={close} />
      <ConfirmDialog
        isOpen={open === "retry"}
        title={t("retry.title")}
        text={t("retry.text")}
        confirmLabel={t("retry.confirm")}
        cancelLabel={admin("cancel")}
        isBusy={retry.isPending}
        onConfirm={() => retry.mutate({ id, states: ["uncertain", "refused"] })}
        onClose={close}
      />
    </div>
  );
}

function Failed({ issue: { id, counts } }: { issue: Issue }) {
  const { t } = useTranslation("newsletter");
  const [shown, setShown] = useState<number>(limits.listDefault);
  const list = trpc.newsletter.recipients.useQuery(
    { issueId: id, states: ["refused", "uncertain"], limit: Math.min(shown, limits.listMax) },
    { placeholderData: keepPreviousData, refetchInterval: false },
  );
  const { items = [], total = counts.refused + counts.uncertain } = list.data ?? {};
  return (
    <section aria-labelledby="failed" className={layout.tightStack}>
      <h2 id="failed" className={styles.label}>
        {t("failed.title", { count: total })}
      </h2>
      <div className={screen.panel}>
        <ul className={rows.list}>
          {items.map(({ id: reader, email, state, lastError }) => (
            <li key={reader} className={rows.row}>
              <p>{email}</p>
              <p className={rows.facts}>{lastError ?? t("failed.killed")}</p>
              <p className={rows.side}>{t(`recipientStates.${state}`)}</p>
            </li>
          ))}
        </ul>
      </div>
      {items.length < Math.min(total, limits.listMax) && (
        <div className={styles.actions}>
          <Button onPress={() => setShown(limits.listMax)}>{t("failed.more")}</Button>
        </div>
      )}
    </section>
  );
}
