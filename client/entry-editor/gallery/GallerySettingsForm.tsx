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
        label={t("gallery.settings.title")}
        hint={t("gallery.settings.titleHint")}
        value={settings.title}
        onChange={(title) => onChange({ title })}
        maxLength={limits.textLength}
        hasCounter
      />
      <Checkbox isSelected={settings.showTitle} onChange={(showTitle) => onChange({ showTitle })}>
        {t("gallery.settings.showTitle")}
      </Checkbox>
      <Interval interval={interval} />
      <Choice
        label={t("gallery.settings.sizeOnPage")}
        hint={t(`gallery.settings.sizeHint.${settings.size}`)}
        value={settings.size}
        options={sizes}
        onChange={(size) => onChange({ size })}
      />
      <PositionField settings={settings} onChange={onChange} />
      <Choice
        label={t("gallery.settings.pivot")}
        value={settings.pivot}
        options={galleryPivots.map((value) => ({ value, label: t(`gallery.settings.pivots.${value}`) }))}
        onChange={(pivot) => onChange({ pivot })}
      />
      <Choice
        label={t("gallery.settings.onClick")}
        value={settings.onClick}
        options={galleryClicks.map((value) => ({ value, label: t(`gallery.settings.click.${value}`) }))}
        onChange={(onClick) => onChange({ onClick })}
      />
      {settings.onClick === "fullscreen" && (
        <Choice
          label={t("gallery.settings.fullscreenSize")}
          hint={t(`gallery.settings.sizeHint.${settings.fullscreenSize}`)}
          value={settings.fullscreenSize}
          options={sizes}
          onChange={(fullscreenSize) => onChange({ fullscreenSize })}
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
        label={t("gallery.settings.interval")}
        hint={t("gallery.settings.intervalHint", { ...bounds, example: seconds(EXAMPLE_MS) })}
        error={isWrong ? t("gallery.settings.intervalWrong", bounds) : undefined}
        inputMode="decimal"
        value={text}
        onChange={type}
        onBlur={judge}
        maxLength={limits.textLength}
      />
    </div>
  );
}
