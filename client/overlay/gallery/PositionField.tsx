// Which part of a picture stays in view: one of nine places, laid out as they lie.
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import type { GallerySettings } from "#contract/entries.ts";
import { positionsX, positionsY } from "#contract/gallery.ts";
import choice from "../../ui/admin/Choice.module.css";
import field from "../../ui/admin/Field.module.css";
import styles from "./PositionField.module.css";

type Position = Pick<GallerySettings, "positionX" | "positionY">;
type Props = { settings: Position; onChange: (position: Position) => void };

const places = positionsY.flatMap((positionY) => positionsX.map((positionX) => ({ positionX, positionY })));
const nameOf = ({ positionX, positionY }: Position): string => `${positionX} ${positionY}`;

export function PositionField({ settings, onChange }: Props) {
  const { t } = useTranslation("admin");
  const chosen = nameOf(settings);
  const isFocal = chosen === "center center";
  return (
    <RadioGroup
      className={choice.group ?? ""}
      value={chosen}
      onChange={(name) => {
        const place = places.find((one) => nameOf(one) === name);
        if (place) onChange(place);
      }}
    >
      <Label className={choice.label}>{t("gallery.settings.position")}</Label>
      <div className={styles.places}>
        {places.map((place) => (
          <Radio
            key={nameOf(place)}
            value={nameOf(place)}
            aria-label={[t(`gallery.settings.y.${place.positionY}`), t(`gallery.settings.x.${place.positionX}`)].join(
              " ",
            )}
            className={styles.place ?? ""}
          />
        ))}
      </div>
      <Text slot="description" className={field.hint}>
        {t(`gallery.settings.positionHint.${isFocal ? "focal" : "fixed"}`)}
      </Text>
    </RadioGroup>
  );
}
