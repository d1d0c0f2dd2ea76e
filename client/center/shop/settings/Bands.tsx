import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { type BandForm, emptyBand } from "./shop-form.ts";
import styles from "./Settings.module.css";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

export function Bands({ settings: { form, change, errors } }: { settings: ShopSettingsForm }) {
  const { t } = useTranslation("shopcenter");
  const { currency } = useSiteSettings().shop;
  const { bands } = form;
  const set = (band: BandForm, part: Partial<BandForm>): void =>
    change({ bands: bands.map((one) => (one === band ? { ...one, ...part } : one)) });
  return (
    <fieldset className={styles.rows}>
      <legend>{t("settings.bands.title")}</legend>
      {bands.length === 0 && <p>{t("settings.bands.none")}</p>}
      {bands.map((band, index) => (
        <div key={band.row} className={styles.band}>
          <Field
            inputMode="numeric"
            label={t("settings.bands.from")}
            value={band.from}
            onChange={(from) => set(band, { from })}
            maxLength={7}
            error={errors[`shop.shipping.${index}.from`]}
          />
          <Field
            inputMode="decimal"
            label={t("settings.bands.price", { currency })}
            value={band.price}
            onChange={(price) => set(band, { price })}
            maxLength={12}
            error={errors[`shop.shipping.${index}.cents`]}
          />
          <IconButton
            icon="trash"
            label={t("settings.bands.remove", { number: index + 1 })}
            onPress={() => change({ bands: bands.filter((one) => one !== band) })}
          />
        </div>
      ))}
      <div>
        <Button
          isDisabled={bands.length >= limits.shippingBands}
          onPress={() => change({ bands: [...bands, { ...emptyBand(), from: bands.length === 0 ? "1" : "" }] })}
        >
          <Icon name="plus" />
          {t("settings.bands.add")}
        </Button>
      </div>
    </fieldset>
  );
}
