// Which part of a picture stays in view: one of nine places, laid out as they lie.
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import type { GallerySettings } from "#contract/entries.ts";
import choice from "../../ui/admin/Choice.module.css";
import field from "../../ui/admin/Field.module.css";
import styles from "./PositionField.module.css";
import { type Position, positionAfter, positions } from "./positions.ts";

type Props = {
  settings: Position & Pick<GallerySettings, "mySize">;
  onChange: (position: Position) => void;
};

const nameOf = ({ positionX, positionY }: Position): string => `${positionX} ${positionY}`;

export function PositionField({ settings, onChange }: Props) {
  const { t } = useTranslation("admin");
  /** A group of radio buttons only knows one before and one after; these lie in rows. */
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

/** What the position does depends on how pictures fill their place. */
function hintOf({ mySize, ...position }: Props["settings"]): "fit" | "stretch" | "focal" | "fixed" {
  if (mySize === "fit" || mySize === "stretch") return mySize;
  return nameOf(position) === "center center" ? "focal" : "fixed";
}
