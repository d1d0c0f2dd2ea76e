import { DAY_MS } from "#contract/values/time.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay, formatMoment, formatToSecond } from "#contract/values/dates.ts";
import { ordersCenterPath } from "#contract/values/pages.ts";
import type { Withdrawal } from "#contract/schemas/withdrawals.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { mailHref } from "#contract/values/contact-links.ts";
import rows from "../Rows.module.css";
import styles from "./Withdrawals.module.css";

type Props = { withdrawal: Withdrawal };

export function WithdrawalRow({ withdrawal }: Props) {
  const { t } = useTranslation("withdrawal");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { id, name, email, text, language, received, isSuspicious, found, done, version } = withdrawal;
  const change = trpc.withdrawals.update.useMutation({
    onSuccess: (stored) => {
      notify(t(stored.done ? "center.finished" : "center.reopened"));
      void utils.withdrawals.invalidate();
      void utils.orders.invalidate();
    },
    onError: (error) => {
      notifyError(error);
      void utils.withdrawals.invalidate();
    },
  });
  return (
    <li className={rows.row}>
      <p>
        {name}
        <b className={`${rows.mark} ${done ? "" : styles.open}`}>{t(`center.states.${done ? "done" : "open"}`)}</b>
        {isSuspicious && <b className={rows.mark}>{t("center.states.suspicious")}</b>}
      </p>
      <p className={rows.facts}>
        <time dateTime={received}>{t("center.received", { when: formatToSecond(received) })}</time> ·{" "}
        <a href={mailHref(email)}>{email}</a>
      </p>
      <p className={styles.what}>
        <OrderOf withdrawal={withdrawal} />
      </p>
      {text === "" ? (
        <p className={styles.what}>{t("center.whole")}</p>
      ) : (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      {isSuspicious && <p className={styles.what}>{t("center.suspicious")}</p>}
      <p className={styles.what}>
        {done
          ? t("center.done", { when: formatMoment(done.at), by: done.by })
          : found === null
            ? t("center.unknown")
            : found.isOwed
              ? t("center.refundBy", { day: formatDay(lastDayOfRefund(received)) })
              : t(found.isPaid ? "center.notOwed" : "center.unpaid")}
      </p>
      <p className={rows.side}>
        <Button
          tone={done ? "plain" : "quiet"}
          isDisabled={change.isPending}
          onPress={() => change.mutate({ id, done: !done, version })}
        >
          {t(done ? "center.reopen" : "center.finish")}
        </Button>
      </p>
    </li>
  );
}

/** A link to the order, where users can start the refund. */
function OrderOf({ withdrawal: { found, order } }: Props) {
  const { t } = useTranslation("withdrawal");
  if (found) return <Link to={`${ordersCenterPath}/${found.id}`}>{t("center.order", { number: found.number })}</Link>;
  return order === "" ? t("center.noOrder") : t("center.typed", { number: order });
}

/** The refund must be paid within 14 days after the declaration (§ 357 BGB). */
function lastDayOfRefund(received: string): string {
  return new Date(new Date(received).getTime() + 14 * DAY_MS).toISOString();
}
