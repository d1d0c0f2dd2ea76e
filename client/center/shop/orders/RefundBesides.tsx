import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import type { RefundForm } from "./refund-form.ts";

type Props = {
  what: "refund" | "reduce";
  form: RefundForm;
  change: (next: Partial<RefundForm>) => void;
  error: string | undefined;
  mayRestock: boolean;
  mayAnswer: boolean;
};

export function RefundBesides({ what, form, change, error, mayRestock, mayAnswer }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <>
      {mayRestock && (
        <Checkbox isSelected={form.restock} onChange={(restock) => change({ restock })}>
          {t("order.refund.restock")}
        </Checkbox>
      )}
      {mayAnswer && (
        <Checkbox isSelected={form.isAnswer} onChange={(isAnswer) => change({ isAnswer })}>
          {t("order.refund.answer")}
        </Checkbox>
      )}
      <Field
        label={t("order.refund.reason")}
        hint={t(`order.${what}.reasonHint`)}
        value={form.reason}
        onChange={(reason) => change({ reason })}
        maxLength={limits.textLength}
        error={error}
      />
    </>
  );
}
