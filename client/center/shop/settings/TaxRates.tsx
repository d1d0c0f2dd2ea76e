// The rates of VAT: each with the day from which it is in force; old ones stay, because orders of that time name them.
import { useTranslation } from "react-i18next";
import type { TaxSettingsAnswer } from "#contract/shop/settings.ts";
import { trpc } from "../../../trpc.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { TaxForm } from "./TaxForm.tsx";

export function TaxRates() {
  const { t } = useTranslation("shopcenter");
  const taxes = trpc.shopSettings.taxes.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  return (
    <Section id="taxes" title={t("settings.taxes.title")} intro={t("settings.taxes.intro")}>
      {taxes.isPending && <RowsSkeleton rows={2} />}
      {taxes.isError && !taxes.data && (
        <Unreachable title={t("settings.taxes.failed")} onAgain={() => void taxes.refetch()} />
      )}
      {taxes.data && <TaxForm key={keyOf(taxes.data)} taxes={taxes.data} />}
    </Section>
  );
}

/** A newer version begins a new form. */
const keyOf = ({ version }: TaxSettingsAnswer): number => version;
