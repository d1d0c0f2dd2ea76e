import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import styles from "./Account.module.css";
import { type FactorProps, useFactorsChanged } from "./factors-changed.ts";
import { PasskeyList } from "./PasskeyList.tsx";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TotpSetup } from "./TotpSetup.tsx";

export function Factors() {
  const { t } = useTranslation("people");
  const factors = trpc.account.factors.useQuery(undefined, { staleTime: 0 });
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Section id="factors" title={t("factors.title")} intro={t("factors.intro")}>
      {factors.isPending && <RowsSkeleton rows={2} />}
      {factors.isError && !factors.data && (
        <Unreachable title={t("factors.failed")} onAgain={() => void factors.refetch()} />
      )}
      {factors.data && (
        <>
          <App factors={factors.data} onCodes={setCodes} />
          <PasskeyList factors={factors.data} onCodes={setCodes} />
          <Recovery factors={factors.data} onCodes={setCodes} />
        </>
      )}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Section>
  );
}

function App({ factors: { totp }, onCodes }: FactorProps) {
  const { t } = useTranslation("people");
  const changed = useFactorsChanged();
  const [open, setOpen] = useState<"setUp" | "remove" | null>(null);
  const notifyError = useNotifyError();
  const begin = trpc.account.beginTotp.useMutation({ onSuccess: () => setOpen("setUp"), onError: notifyError });
  const remove = trpc.account.removeTotp.useMutation();
  const close = (): void => setOpen(null);
  return (
    <div className={styles.factor}>
      <h3>{t("factors.totp")}</h3>
      <p>{totp ? t("factors.totpSince", { day: formatDay(totp) }) : t("factors.totpNone")}</p>
      <div className={styles.buttons}>
        <Button isDisabled={begin.isPending} onPress={() => begin.mutate()}>
          {t(totp ? "factors.totpReplace" : "factors.totpSetUp")}
        </Button>
        {totp && <Button onPress={() => setOpen("remove")}>{t("factors.totpRemove")}</Button>}
      </div>
      <TotpSetup
        key={begin.data?.secret}
        setup={begin.data}
        isOpen={open === "setUp"}
        onClose={close}
        onDone={(codes) => {
          close();
          notify(t("setup.done"));
          onCodes(codes);
          changed();
        }}
      />
      <PasswordQuestion
        isOpen={open === "remove"}
        title={t("factors.totpRemove")}
        text={t("factors.totpRemoveText")}
        confirmLabel={t("factors.totpRemove")}
        tone="destroy"
        onConfirm={async (password) => {
          await remove.mutateAsync({ password });
          close();
          notify(t("factors.removed"));
          changed();
        }}
        onClose={close}
      />
    </div>
  );
}

function Recovery({ factors: { totp, passkeys, recoveryCodes }, onCodes }: FactorProps) {
  const { t } = useTranslation("people");
  const changed = useFactorsChanged();
  const [isAsking, setIsAsking] = useState(false);
  const renew = trpc.account.renewRecoveryCodes.useMutation();
  if (!totp && passkeys.length === 0) return null;
  return (
    <div className={styles.factor}>
      <h3>{t("factors.codes")}</h3>
      <p>{t("factors.codesLeft", { count: recoveryCodes })}</p>
      <div className={styles.buttons}>
        <Button onPress={() => setIsAsking(true)}>{t("factors.codesRenew")}</Button>
      </div>
      <PasswordQuestion
        isOpen={isAsking}
        title={t("factors.codesRenew")}
        text={t("factors.codesRenewText")}
        confirmLabel={t("factors.codesRenew")}
        onConfirm={async (password) => {
          const codes = await renew.mutateAsync({ password });
          setIsAsking(false);
          onCodes(codes);
          changed();
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
