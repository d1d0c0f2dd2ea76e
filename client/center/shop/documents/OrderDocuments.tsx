import layout from "../../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { DocumentName } from "#contract/shop/documents.ts";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button, ButtonLink } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { useFocusOnHeading } from "../orders/use-focus-on-heading.ts";
import { addressOfDocument } from "./document-address.ts";
import { type Asked, useIssue } from "./use-issue.ts";

export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useTranslation("shopcenter");
  const documents = trpc.documents.ofOrder.useQuery({ id: order.id }, { staleTime: 0 });
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
      {documents.data && <Issuing order={order} documents={documents.data} />}
    </Section>
  );
}

/** Issues the missing documents. An invoice is issued only after a question, because its number is final. */
function Issuing({ order, documents }: { order: Order; documents: readonly DocumentName[] }) {
  const { t } = useTranslation("shopcenter");
  const { issue, isBusy } = useIssue(order.id);
  const [asking, setAsking] = useState<Asked | null>(null);
  const group = useFocusOnHeading<HTMLDivElement>();
  const canIssue = order.cancelled === null && order.deleted === null && !order.states.includes("failed");
  const missing = (["invoice", "delivery"] as const).filter((kind) => documents.every((one) => one.kind !== kind));
  const start = (kind: Asked): void => {
    if (kind !== "delivery" && missing.includes("invoice")) setAsking(kind);
    else issue(kind);
  };
  if (!canIssue && missing.length > 0) return null;
  return (
    <div ref={group} className={layout.centeredActions}>
      <Button isDisabled={isBusy} onPress={() => start("both")}>
        <Icon name="document" />
        {t("documents.printBoth")}
      </Button>
      {missing.map((kind) => (
        <Button key={kind} isDisabled={isBusy} onPress={() => start(kind)}>
          {t(`documents.issue.${kind}`)}
        </Button>
      ))}
      <ConfirmDialog
        tone="primary"
        isOpen={asking !== null}
        title={t("documents.ask.title")}
        text={t("documents.ask.text")}
        confirmLabel={t(`documents.ask.confirm.${asking === "both" ? "both" : "invoice"}`)}
        isBusy={isBusy}
        onConfirm={() => {
          if (asking !== null) issue(asking);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
