// Two properties with their values make a variant of each pair. What a pair has already, it keeps.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { VariantGrid } from "#contract/shop/variant-pairs.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { type PairForm, pairProblems, typedPairs, valuesIn, variantsOf } from "./pair-form.ts";
import type { VariantForm } from "./product-form.ts";

type Props = {
  isOpen: boolean;
  grid: VariantGrid | null;
  variants: readonly VariantForm[];
  onMade: (variants: VariantForm[]) => void;
  onClose: () => void;
};

export function PairDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("item.pairs.title")}>
      <Form {...props} onClose={onClose} />
    </Dialog>
  );
}

function Form({ grid, variants, onMade, onClose }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const [begun] = useState(() => typedPairs(grid, [t("item.variantKey"), t("item.pairs.colour")]));
  const [form, setForm] = useState<PairForm>(begun);
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, form);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const problems = Object.entries(pairProblems(form));
    if (problems.length > 0)
      return setErrors(
        Object.fromEntries(
          problems.map(([name, key]) => [name, t(`item.pairs.problems.${key}`, { max: limits.variants })]),
        ),
      );
    onMade(variantsOf(form, variants));
    onClose();
  };
  const count = valuesIn(form.firstValues).length * valuesIn(form.secondValues).length;
  return (
    <form ref={element} onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={form !== begun} />
      <p>{t("item.pairs.text")}</p>
      {(["first", "second"] as const).map((at) => (
        <div key={at} className={layout.formGrid}>
          <Field
            label={t(`item.pairs.${at}`)}
            value={form[at]}
            onChange={(typed) => setForm({ ...form, [at]: typed })}
            maxLength={30}
            error={errors[at]}
          />
          <Field
            rows={2}
            label={t("item.pairs.values", { name: form[at] })}
            hint={t(`item.pairs.${at}Hint`)}
            value={form[`${at}Values`]}
            onChange={(typed) => setForm({ ...form, [`${at}Values`]: typed })}
            maxLength={limits.productTextLength}
            error={errors[`${at}Values`]}
          />
        </div>
      ))}
      <p role="status">{t("item.pairs.count", { count })}</p>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary">
          {t("item.pairs.make")}
        </Button>
      </DialogActions>
    </form>
  );
}
