import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import choice from "../../ui/admin/Choice.module.css";
import field from "../../ui/admin/Field.module.css";
import styles from "./PositionField.module.css";
import { type Position, positionAfter, positions } from "./positions.ts";

type Props = {
  settings: Position & Pick<GallerySettings, "size">;
  onChange: (position: Position) => void;
};

const nameOf = ({ positionX, positionY }: Position): string => `${positionX} ${positionY}`;

export function PositionField({ settings, onChange }: Props) {
  const { t } = useTranslation("admin");
  /** Arrow keys of a radio group only move to the previous or next choice. These positions have rows and columns. */
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const next = positionAfter(event.key, settings);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[value="${nameOf(next)}"]`)?.focus();
  };
  return (
    <RadioGroup
      className={choice.group ?? ""}
      value={nameOf(settings)}
      onChange={(name) => {
        const chosen = positions.find((one) => nameOf(one) === name);
        if (chosen) onChange(chosen);
      }}
    >
      <Label className={choice.label}>{t("gallery.settings.position")}</Label>
      <div className={styles.places} onKeyDownCapture={step}>
        {positions.map((place) => (
          <Radio
            key={nameOf(place)}
            value={nameOf(place)}
            aria-label={`${t(`gallery.settings.y.${place.positionY}`)} ${t(`gallery.settings.x.${place.positionX}`)}`}
            className={styles.place ?? ""}
          />
        ))}
      </div>
      <Text slot="description" className={field.hint}>
        {t(`gallery.settings.positionHint.${hintOf(settings)}`)}
      </Text>
    </RadioGroup>
  );
}

function hintOf({ size, ...position }: Props["settings"]): "fit" | "stretch" | "focal" | "fixed" {
  if (size === "fit" || size === "stretch") return size;
  return nameOf(position) === "center center" ? "focal" : "fixed";
}
