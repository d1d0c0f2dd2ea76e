// A received e-invoice as a readable page (legal.md L31).
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { filesPath } from "#contract/values/pages.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button, ButtonLink } from "../../../ui/admin/Button.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useFocusOnArrival } from "../../use-focus-on-arrival.ts";
import { downloadUrl } from "../use-file-actions.ts";
import { Keeping } from "./Keeping.tsx";
import { InvoiceSheet } from "./InvoiceSheet.tsx";

export function InvoiceScreen() {
  const { t } = useTranslation("invoice");
  const { id = "" } = useParams();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { data, error, isPending, refetch } = trpc.eInvoices.read.useQuery({ id }, { retry: false });
  const refusal = refusalOf(error);
  const reason = refusal?.fields?.["file"] ?? refusal?.message;
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1} data-print="">
          {data ? t(`titles.${data.kind}`, { number: data.number }) : t("title")}
        </h1>
        <div className={layout.actions}>
          {data && <Button onPress={() => window.print()}>{t("print")}</Button>}
          <ButtonLink icon="download" download={downloadUrl([{ id }])}>
            {t("file")}
          </ButtonLink>
          <ButtonLink icon="list" to={filesPath}>
            {t("back")}
          </ButtonLink>
        </div>
      </header>
      <div className={screen.panel}>
        {isPending && <RowsSkeleton rows={6} />}
        {error && !reason && <Unreachable title={t("failed")} onAgain={() => void refetch()} />}
        {error && reason && (
          <div className={screen.empty} role="alert">
            <h2>{t("refused")}</h2>
            <p>{reason}</p>
          </div>
        )}
        {data && <InvoiceSheet invoice={data} keeping={<Keeping id={id} keepUntil={data.keepUntil} />} />}
      </div>
    </>
  );
}
