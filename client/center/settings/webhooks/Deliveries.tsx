import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Webhook, WebhookDelivery } from "#contract/schemas/webhooks.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Pagination } from "../../Pagination.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { useListView } from "../../use-list-view.ts";
import { useWebhookWords } from "./use-webhook-words.ts";
import styles from "./Webhooks.module.css";

const PER_PAGE = limits.listDefault;
const LOOK_MS = 3_000;

export function Deliveries({ webhook: { id, enabled, hasSecret } }: { webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { becameOf, nameOf } = useWebhookWords();
  const { view, hrefOf } = useListView();
  const list = trpc.webhooks.deliveries.useQuery(
    { id, limit: PER_PAGE, skip: (view.page - 1) * PER_PAGE },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: LOOK_MS },
  );
  const test = trpc.webhooks.test.useMutation({
    onError: notifyError,
    onSuccess: (delivery) => {
      if (delivery.state === "delivered") notify(t("test.good"));
      else notify(t("test.bad", { why: t(`problems.${delivery.problem ?? "unreachable"}`, delivery) }), "bad");
    },
    onSettled: () => utils.webhooks.invalidate(),
  });
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <Section
      id="deliveries"
      title={t("deliveries")}
      intro={t("deliveriesIntro", { count: limits.webhookDeliveryDays })}
    >
      <div className={layout.actions}>
        <Button isDisabled={test.isPending || !hasSecret} onPress={() => test.mutate({ id })}>
          {t(test.isPending ? "test.running" : "test.send")}
        </Button>
      </div>
      {list.isPending && <RowsSkeleton rows={3} />}
      {list.isError && !list.data && <Unreachable title={t("deliveriesFailed")} onAgain={() => void list.refetch()} />}
      {list.isSuccess && total === 0 && <p>{t("noDeliveries")}</p>}
      <ul className={`${rows.list} ${styles.deliveries}`}>
        {items.map((delivery) => (
          <li key={delivery.id} className={rows.row}>
            <p>
              <strong>{nameOf(delivery.type)}</strong>
            </p>
            <p className={rows.facts}>
              {formatMoment(delivery.created)} · {becameOf(delivery)}
            </p>
            <p className={rows.side}>{enabled && delivery.state !== "waiting" && <SendAgain delivery={delivery} />}</p>
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
    </Section>
  );
}

function SendAgain({ delivery: { id, type, created } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation("webhooks");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const { nameOf } = useWebhookWords();
  const resend = trpc.webhooks.resend.useMutation({
    onError,
    onSuccess: () => notify(t("again.asked")),
    onSettled: () => utils.webhooks.invalidate(),
  });
  return (
    <Button
      isDisabled={resend.isPending}
      aria-label={t("again.sendNamed", { what: nameOf(type), when: formatMoment(created) })}
      onPress={() => resend.mutate({ id })}
    >
      {t("again.send")}
    </Button>
  );
}
