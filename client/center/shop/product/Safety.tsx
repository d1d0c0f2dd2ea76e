// Who made the goods, and what makes them safe (legal.md L29).
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { FoldedPart } from "../../FoldedSection.tsx";
import type { SafetyForm } from "./product-form.ts";
import type { Editing } from "./use-product.ts";

export function Safety({ editing: { form, change, errors } }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { safety } = form;
  const { maker } = safety;
  const set = (part: Partial<SafetyForm>): void => change({ safety: { ...safety, ...part } });
  return (
    <FoldedPart title={t("sections.safety")} intro={t("item.intros.safety")}>
      <Field
        label={t("item.fields.makerName")}
        value={maker.name}
        onChange={(name) => set({ maker: { ...maker, name } })}
        maxLength={limits.textLength}
        error={errors["safety.maker.name"]}
      />
      <Field
        label={t("item.fields.makerAddress")}
        hint={t("item.hints.makerAddress")}
        value={maker.address}
        onChange={(address) => set({ maker: { ...maker, address } })}
        rows={3}
        maxLength={limits.foodTextLength}
        error={errors["safety.maker.address"]}
      />
      <Field
        type="email"
        label={t("item.fields.makerEmail")}
        value={maker.email}
        onChange={(email) => set({ maker: { ...maker, email } })}
        maxLength={limits.handleLength}
        error={errors["safety.maker.email"]}
      />
      <Field
        label={t("item.fields.responsible")}
        hint={t("item.hints.responsible")}
        value={safety.responsible}
        onChange={(responsible) => set({ responsible })}
        rows={2}
        maxLength={limits.foodTextLength}
        error={errors["safety.responsible"]}
      />
      <Field
        label={t("item.fields.warnings")}
        hint={t("item.hints.warnings")}
        value={safety.warnings}
        onChange={(warnings) => set({ warnings })}
        rows={2}
        maxLength={limits.foodTextLength}
        error={errors["safety.warnings"]}
      />
      <Field
        label={t("item.fields.identifier")}
        hint={t("item.hints.identifier")}
        value={safety.identifier}
        onChange={(identifier) => set({ identifier })}
        maxLength={limits.textLength}
        error={errors["safety.identifier"]}
      />
    </FoldedPart>
  );
}
