import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import field from "../../../ui/admin/Field.module.css";
import { Select } from "../../../ui/admin/Select.tsx";
import chips from "../../../files/Tags.module.css";
import { errorBelow } from "../product/error-below.ts";
import styles from "./Settings.module.css";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

const offered =
  "AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM".split(" ");
const CHOOSE = "choose";

export function Countries({ settings: { form, change, errors } }: { settings: ShopSettingsForm }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { countries } = form;
  const names = new Intl.DisplayNames(i18n.language, { type: "region" });
  const nameOf = (code: string): string => names.of(code) ?? code;
  const others = offered
    .filter((code) => !countries.includes(code))
    .map((code) => ({ value: code, label: nameOf(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  const error = errorBelow(errors, "shop.countries");
  return (
    <div className={layout.tightStack}>
      <p className={field.label}>{t("settings.countries.title")}</p>
      <ul className={chips.chips}>
        {countries.map((code) => (
          <li key={code}>
            {nameOf(code)}
            {countries.length > 1 && (
              <button
                type="button"
                aria-label={t("settings.countries.remove", { name: nameOf(code) })}
                onClick={() => change({ countries: countries.filter((one) => one !== code) })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {countries.length < limits.countries && (
        <div className={styles.narrow}>
          <Select
            isLabelHidden
            label={t("settings.countries.add")}
            value={CHOOSE}
            options={[{ value: CHOOSE, label: t("settings.countries.add") }, ...others]}
            onChange={(code) => code !== CHOOSE && change({ countries: [...countries, code] })}
          />
        </div>
      )}
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
