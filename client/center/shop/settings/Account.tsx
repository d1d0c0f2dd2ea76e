import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { Approval } from "#contract/schemas/approvals.ts";
import { limits } from "#contract/values/limits.ts";
import { mayChangeAccount } from "#contract/values/permissions.ts";
import { isIban } from "#contract/shop/iban.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { useViewer } from "../../../api/viewer.ts";
import { Section } from "../../Section.tsx";
import { inGroups, plainIban } from "./shop-form.ts";
import { WaitsHere } from "./WaitsHere.tsx";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

const lengths = { holder: 70, iban: 42, bic: 11, bank: limits.nameLength } as const;

type Props = { settings: ShopSettingsForm; waiting: readonly Approval[] };

export function Account({ settings: { form, change, errors }, waiting }: Props) {
  const { t } = useTranslation("shopcenter");
  const { account } = form;
  const mayChange = mayChangeAccount(useViewer());
  const set = (part: Partial<typeof account>): void => change({ account: { ...account, ...part } });
  const isRight = isIban(plainIban(account.iban));
  return (
    <Section
      id="account"
      title={t("settings.account.title")}
      intro={t(mayChange ? "settings.account.intro" : "settings.account.readOnly")}
    >
      <WaitsHere isShown={waiting.some((one) => one.change.kind === "bankAccount")} />
      <div className={layout.formGrid}>
        {(["holder", "iban", "bic", "bank"] as const).map((name) => (
          <Field
            key={name}
            label={t(`settings.account.${name}`)}
            hint={name === "iban" && isRight ? t("settings.account.ibanRight") : t(`settings.account.${name}Hint`)}
            value={account[name]}
            onChange={(typed) => set({ [name]: typed })}
            {...(name === "iban" && { onBlur: () => set({ iban: inGroups(plainIban(account.iban)) }) })}
            isReadOnly={!mayChange}
            autoComplete="off"
            spellCheck="false"
            maxLength={lengths[name]}
            error={errors[`shop.bankAccount.${name}`]}
          />
        ))}
      </div>
    </Section>
  );
}
