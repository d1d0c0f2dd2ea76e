// /widerrufen: withdraws from a contract in two steps, without signing in (legal.md L16).
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { withdrawalPath } from "#contract/values/pages.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { useClient } from "../../api/access.ts";
import type { FormKind, Problems } from "../forms/kind.ts";
import { problemOfEmail, problemOfName } from "../forms/problems.ts";
import { PublicForm } from "../forms/PublicForm.tsx";
import { keptWithdrawal } from "./kept-withdrawal.ts";
import styles from "./Withdrawal.module.css";
import { WithdrawalFields, WithdrawalSummary } from "./WithdrawalFields.tsx";

const fieldNames = ["name", "email", "order", "text", "website"] as const;

const problemsOf = ({ name, email }: Record<string, string>): Problems => ({
  name: problemOfName(name),
  email: problemOfEmail(email),
});

export function WithdrawalPage() {
  const { t } = useTranslation("withdrawal");
  const sendsMail = useSendsMail();
  return (
    <>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("intro")}</p>
        <p>{t("way")}</p>
      </header>
      <PublicForm
        kind={useWithdrawing()}
        title={t("form")}
        intro={null}
        thanks={{
          done: t("done"),
          more: t(sendsMail ? "more" : "moreOff"),
          ...(sendsMail && { moreTo: ({ email = "" }) => t("moreTo", { email: email.trim() }) }),
          another: t("another"),
        }}
      />
    </>
  );
}

function useWithdrawing(): FormKind {
  const { t } = useTranslation("withdrawal");
  const client = useClient();
  return useMemo(
    () => ({
      captcha: null,
      action: withdrawalPath,
      fieldNames,
      Fields: WithdrawalFields,
      problemsOf,
      send: ({ name = "", email = "", order = "", text = "", website }) =>
        client.withdrawals.declare.mutate({ name, email, order, text, website }),
      kept: keptWithdrawal,
      confirmation: {
        Summary: WithdrawalSummary,
        next: t("next"),
        back: t("back"),
        confirm: t("confirm"),
      },
    }),
    [client, t],
  );
}
