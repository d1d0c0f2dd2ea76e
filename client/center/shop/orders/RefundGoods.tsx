import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Order } from "#contract/shop/orders.ts";
import type { RefundLeft } from "#contract/shop/refunds.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { lineName } from "./line-name.ts";
import styles from "./Orders.module.css";
import { countFields, depositOf, type RefundForm, type TypedLine } from "./refund-form.ts";

type Props = {
  order: Order;
  left: RefundLeft;
  form: RefundForm;
  change: (next: Partial<RefundForm>) => void;
  errorOf: (field: string) => string | undefined;
  /** 'refund': money is paid back. 'reduce': the sum due becomes lower. */
  what: "refund" | "reduce";
};

export function RefundGoods({ order, left, form, change, errorOf, what }: Props) {
  const { t, i18n } = useTranslation("shopcenter");
  const money = (cents: number): string => formatCents(cents, order.currency, i18n.language);
  const changeLine = (position: number, next: Partial<TypedLine>): void =>
    change({ lines: form.lines.map((line, index) => (index === position ? { ...line, ...next } : line)) });
  return (
    <>
      {left.lines.map((rest) => {
        const { position } = rest;
        const item = order.order.items[position];
        const typed = form.lines[position];
        const counts = countFields.filter((name) => rest[name] > 0);
        if (!item || !typed || (counts.length === 0 && rest.deposit === 0)) return null;
        const name = lineName(item, t, i18n.language);
        return (
          <fieldset key={position} className={styles.back}>
            <legend>{name}</legend>
            {counts.map((field) => (
              <Field
                key={field}
                inputMode="numeric"
                label={t(`order.refund.counts.${field}`, { most: rest[field] })}
                value={typed[field]}
                onChange={(value) => changeLine(position, { [field]: value })}
                maxLength={9}
                error={errorOf(`goods.lines.${position}.${field}`)}
              />
            ))}
            {rest.deposit > 0 && (
              <Field
                inputMode="decimal"
                label={t("order.refund.deposit", { most: money(rest.deposit) })}
                value={depositOf(typed, rest, i18n.language)}
                onChange={(deposit) => changeLine(position, { deposit })}
                maxLength={14}
                error={errorOf(`goods.lines.${position}.deposit`)}
              />
            )}
          </fieldset>
        );
      })}
      {left.shipping > 0 && (
        <Checkbox isSelected={form.shipping} onChange={(shipping) => change({ shipping })}>
          {t(`order.${what}.shipping`, { amount: money(left.shipping) })}
        </Checkbox>
      )}
    </>
  );
}
