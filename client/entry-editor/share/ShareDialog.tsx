import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { Window } from "../../ui/admin/window/Window.tsx";
import { SharePreview } from "./SharePreview.tsx";
import styles from "./Share.module.css";
import { useSharing } from "./use-sharing.ts";

type Props = { id: string; isOpen: boolean; onClose: () => void };
type Shared = Answers["sharing"]["shared"];

export function ShareDialog({ id, isOpen, onClose }: Props) {
  const { t } = useTranslation("social");
  return (
    isOpen && (
      <Window kind="share" onClose={onClose} title={t("share.title")}>
        <Sharing id={id} onClose={onClose} />
      </Window>
    )
  );
}

function Sharing({ id, onClose }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("social");
  const { t: admin } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const { shared, share, unshare, isBusy } = useSharing(id);
  const article = trpc.entries.article.useQuery({ id }, { staleTime: 0 });
  if (shared.isPending || article.isPending) return <p role="status">{t("share.loading")}</p>;
  if (!shared.data || !article.data)
    return (
      <p role="alert">
        {t("share.unreachable")}{" "}
        <Button onPress={() => void Promise.all([shared.refetch(), article.refetch()])}>{t("share.again")}</Button>
      </p>
    );
  const { state } = shared.data;
  const isPublic = article.data.state === "public";
  const isThere = state === "shared" || state === "stuck" || state === "removing";
  return (
    <div className={styles.share}>
      <div role="status">
        <State shared={shared.data} isBusy={isBusy} />
      </div>
      {(state === "unshared" || state === "sharing" || state === "failed") && <SharePreview article={article.data} />}
      {state === "unshared" && !isPublic && <p className={layout.softSmall}>{t("share.notPublic")}</p>}
      <Refused error={share.error} />
      {(isThere || isPublic) && <p className={layout.softSmall}>{t(isThere ? "share.goesAlong" : "share.who")}</p>}
      <DialogActions>
        <Button onPress={onClose}>{admin("close")}</Button>
        {(state === "sharing" || state === "failed") && (
          <Button tone="plain" isDisabled={isBusy} onPress={() => unshare.mutate({ id })}>
            {t("share.dismiss")}
          </Button>
        )}
        {(state === "shared" || state === "stuck") && (
          <Button tone="danger" isDisabled={isBusy} onPress={() => setIsAsking(true)}>
            {t("share.takeBack")}
          </Button>
        )}
        {(state === "unshared" || state === "failed" || (state === "sharing" && shared.data.problem)) && (
          <Button
            tone="primary"
            isDisabled={isBusy || !isPublic}
            onPress={() => share.mutate({ id }, { onSuccess: () => notify(t("share.done")) })}
          >
            {t(state === "unshared" ? "share.share" : "share.again")}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("share.takeBackTitle")}
        text={t("share.takeBackText")}
        confirmLabel={t("share.takeBack")}
        isBusy={isBusy}
        onConfirm={() => {
          setIsAsking(false);
          unshare.mutate({ id }, { onSuccess: () => notify(t("share.takenBack")) });
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

function State({ shared, isBusy }: { shared: Shared; isBusy: boolean }) {
  const { t } = useTranslation("social");
  const { state, url, sharedAt, by, problem, next } = shared;
  const isWaiting = state === "sharing" || state === "removing";
  const moment = sharedAt && formatMoment(sharedAt);
  return (
    <>
      {state === "unshared" && !isBusy && <p>{t("share.intro")}</p>}
      {state === "unshared" && isBusy && <p className={styles.progress}>{t("share.sharing")}</p>}
      {state === "shared" && (
        <p className={styles.done}>{moment ? t("share.shared", { moment, by }) : t("share.sharedOnce")}</p>
      )}
      {isWaiting && problem === null && <p className={styles.progress}>{t(`share.${state}`)}</p>}
      <Problem shared={shared} />
      {next !== null && <p>{t("share.next", { moment: formatMoment(next) })}</p>}
      {url !== null && (
        <p>
          <a href={url} target="_blank" rel="noopener">
            {t("share.look")}
          </a>
        </p>
      )}
    </>
  );
}

export function Problem({ shared: { state, problem, said } }: { shared: Shared }) {
  const { t } = useTranslation("social");
  if (problem === null) return null;
  const isTried = state === "sharing" || state === "removing" || state === "stuck";
  const words =
    problem === "unclear" ? t(`share.unclear.${isTried ? state : "failed"}`) : t(`share.problems.${problem}`);
  return (
    <>
      <p className={layout.alarm}>{words}</p>
      {said !== "" && <p>{t("test.said", { said })}</p>}
    </>
  );
}

function Refused({ error }: { error: unknown }) {
  const fields = Object.values(refusalOf(error)?.fields ?? {});
  if (fields.length === 0) return null;
  return (
    <div role="alert" className={layout.alarm}>
      {fields.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
