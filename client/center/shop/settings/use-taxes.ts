import { useTranslation } from "react-i18next";
import type { TaxSettingsAnswer } from "#contract/shop/settings.ts";
import type { TaxRate } from "#contract/shop/tax-rates.ts";
import { integerOf } from "#contract/shop/typed-numbers.ts";
import { trpc } from "../../../api/trpc.ts";
import { newKey } from "../../new-key.ts";
import { usePart } from "../../../ui/admin/use-part.ts";

export type RateForm = { row: string; taxClass: TaxRate["taxClass"]; from: string; percent: string };

const rateForm = (rate: TaxRate): RateForm => ({ ...rate, row: newKey(), percent: String(rate.percent) });

export function useTaxes(stored: TaxSettingsAnswer) {
  const { t } = useTranslation("shopcenter");
  const { mutateAsync: store } = trpc.shopSettings.updateTaxes.useMutation();
  return usePart({
    stored,
    formOf: ({ rates }) => ({ rates: rates.map(rateForm) }),
    read: ({ rates }) => {
      const wrong = rates.flatMap(({ percent }, index) =>
        integerOf(percent) === null ? [[`rates.${index}.percent`, t("problems.wholeWrong")] as const] : [],
      );
      const sent = rates.map(({ taxClass, from, percent }) => ({ taxClass, from, percent: integerOf(percent) ?? 0 }));
      return { sent: { rates: sent }, problems: Object.fromEntries(wrong) };
    },
    store,
  });
}

export type TaxesForm = ReturnType<typeof useTaxes>;
