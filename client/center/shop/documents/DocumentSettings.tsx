// What stands on invoices and delivery notes about the seller, and the accounts of the bookkeeping.
import { useTranslation } from "react-i18next";
import { trpc } from "../../../trpc.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { DocumentForm } from "./DocumentForm.tsx";

export function DocumentSettings() {
  const { t } = useTranslation("shopcenter");
  const settings = trpc.documents.settings.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  return (
    <Section id="documents" title={t("documents.settings.title")} intro={t("documents.settings.intro")}>
      {settings.isPending && <RowsSkeleton rows={3} />}
      {settings.isError && !settings.data && (
        <Unreachable title={t("documents.settings.failed")} onAgain={() => void settings.refetch()} />
      )}
      {/* A newer version begins a new form. */}
      {settings.data && <DocumentForm key={settings.data.version} stored={settings.data} />}
    </Section>
  );
}
