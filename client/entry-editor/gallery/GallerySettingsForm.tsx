// The tab 'Einstellungen': all settings of a gallery.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { galleryClicks, galleryPivots, gallerySizes } from "#contract/blocks/gallery/settings.ts";
import { limits } from "#contract/values/limits.ts";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import styles from "./GalleryBrowser.module.css";
import { secondsOf } from "./images.ts";
import { PositionField } from "./PositionField.tsx";
import type { IntervalField } from "./use-interval-field.ts";

const EXAMPLE_MS = 2_500;

type Props = {
  settings: GallerySettings;
  interval: IntervalField;
  onChange: (changes: Partial<GallerySettings>) => void;
};

export function GallerySettingsForm({ settings, interval, onChange }: Props) {
  const { t } = useTranslation("admin");
  const sizes = gallerySizes.map((value) => ({ value, label: t(`gallery.settings.size.${value}`) }));
  return (
    <div className={styles.settings}>
      <Field
        label={t("gallery.settings.myTitle")}
        hint={t("gallery.settings.myTitleHint")}
        value={settings.myTitle}
        onChange={(myTitle) => onChange({ myTitle })}
        maxLength={limits.textLength}
        hasCounter
      />
      <Checkbox isSelected={settings.myShowTitle} onChange={(myShowTitle) => onChange({ myShowTitle })}>
        {t("gallery.settings.myShowTitle")}
      </Checkbox>
      <Interval interval={interval} />
      <Choice
        label={t("gallery.settings.mySize")}
        hint={t(`gallery.settings.sizeHint.${settings.mySize}`)}
        value={settings.mySize}
        options={sizes}
        onChange={(mySize) => onChange({ mySize })}
      />
      <PositionField settings={settings} onChange={onChange} />
      <Choice
        label={t("gallery.settings.pivot")}
        value={settings.pivot}
        options={galleryPivots.map((value) => ({ value, label: t(`gallery.settings.pivots.${value}`) }))}
        onChange={(pivot) => onChange({ pivot })}
      />
      <Choice
        label={t("gallery.settings.myOnClick")}
        value={settings.myOnClick}
        options={galleryClicks.map((value) => ({ value, label: t(`gallery.settings.click.${value}`) }))}
        onChange={(myOnClick) => onChange({ myOnClick })}
      />
      {settings.myOnClick === "fullscreen" && (
        <Choice
          label={t("gallery.settings.mySizeClick")}
          hint={t(`gallery.settings.sizeHint.${settings.mySizeClick}`)}
          value={settings.mySizeClick}
          options={sizes}
          onChange={(mySizeClick) => onChange({ mySizeClick })}
        />
      )}
    </div>
  );
}

function Interval({ interval: { text, type, judge, isWrong, refusal } }: { interval: IntervalField }) {
  const { t, i18n } = useTranslation("admin");
  const part = useRef<HTMLDivElement>(null);
  const seconds = (ms: number): string => secondsOf(ms, i18n.language);
  const bounds = { min: seconds(limits.galleryIntervalMinMs), max: seconds(limits.galleryIntervalMaxMs) };
  useFocusFirstError(part, refusal);
  return (
    <div ref={part}>
      <Field
        label={t("gallery.settings.myInterval")}
        hint={t("gallery.settings.myIntervalHint", { ...bounds, example: seconds(EXAMPLE_MS) })}
        error={isWrong ? t("gallery.settings.myIntervalWrong", bounds) : undefined}
        inputMode="decimal"
        value={text}
        onChange={type}
        onBlur={judge}
        maxLength={limits.textLength}
      />
    </div>
  );
}
