import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { DocumentName } from "#contract/shop/documents.ts";
import type { Order } from "#contract/shop/orders.ts";
import { refusalOf, trpc } from "../../../api/trpc.ts";
import { Button, ButtonLink } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { addressOfDocument } from "./document-address.ts";

export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useTranslation("shopcenter");
  const documents = trpc.documents.ofOrder.useQuery({ id: order.id }, { staleTime: 0 });
  const issue = useIssue(order.id);
  const canIssue = order.cancelled === null && order.deleted === null && !order.states.includes("failed");
  const lacks = (kind: DocumentName["kind"]): boolean => documents.data?.every((one) => one.kind !== kind) ?? false;
  return (
    <Section id="documents" title={t("documents.title")}>
      {documents.isPending && <RowsSkeleton rows={1} />}
      {documents.isError && !documents.data && (
        <Unreachable title={t("documents.failed")} onAgain={() => void documents.refetch()} />
      )}
      {documents.data?.length === 0 && <p>{t("documents.none")}</p>}
      <ul className={rows.list}>
        {documents.data?.map((one) => (
          <li key={one.id} className={rows.row}>
            <p>{t(`documents.kinds.${one.kind}`, { number: one.number })}</p>
            <p className={rows.facts}>{formatMoment(one.created)}</p>
            <div className={rows.side}>
              <ButtonLink icon="download" download={addressOfDocument(one.id)}>
                {t("documents.open")}
                <span className="visually-hidden"> {one.number}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {canIssue && (
        <div className={layout.centeredActions}>
          {(["invoice", "delivery"] as const).filter(lacks).map((kind) => (
            <Button key={kind} isDisabled={issue.isPending} onPress={() => issue.mutate({ kind, orders: [order.id] })}>
              {t(`documents.issue.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </Section>
  );
}

function useIssue(id: string) {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  return trpc.documents.issue.useMutation({
    onSuccess: ([made]) => {
      if (made) notify(t("documents.made", { number: made.number }));
      void utils.orders.byId.invalidate({ id });
      void utils.documents.ofOrder.invalidate({ id });
    },
    onError: (error) => {
      const { current } = refusalOf(error) ?? {};
      if (current) utils.orders.byId.setData({ id }, current as Order);
      notifyError(error);
    },
  });
}
