// Turns a picture: by quarters, and by a few degrees where the horizon slopes.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isQuarters, sizeAfterRotation } from "#contract/picture-geometry.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Slider } from "../../ui/admin/Slider.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import styles from "./PictureEditor.module.css";
import { ToolLayout } from "./ToolLayout.tsx";
import type { ToolProps } from "./PictureEditor.tsx";

const STRAIGHTEN_DEGREES = 45;

export function RotateTool({ picture, url, editing }: ToolProps) {
  const { t } = useTranslation("admin");
  const [quarters, setQuarters] = useState(0);
  const [slope, setSlope] = useState(0);
  const angle = quarters * 90 + slope;
  const after = sizeAfterRotation(picture, angle);
  const isUnchanged = angle % 360 === 0;
  const reset = (): void => {
    setQuarters(0);
    setSlope(0);
  };
  return (
    <ToolLayout
      stage={
        <div
          className={styles.turned}
          style={{
            aspectRatio: `${after.width} / ${after.height}`,
            // As high as the window lets it be, and never wider than its place.
            width: `min(100%, ${((after.width / after.height) * 62).toFixed(2)}svh, ${after.width}px)`,
          }}
        >
          <img
            src={url}
            alt=""
            style={{
              width: `${(picture.width / after.width) * 100}%`,
              transform: `translate(-50%, -50%) rotate(${angle}deg)`,
            }}
          />
        </div>
      }
      controls={
        <>
          <div className={styles.row} role="group" aria-label={t("picture.rotate.quarters")}>
            <Button onPress={() => setQuarters(quarters - 1)}>{t("picture.rotate.left")}</Button>
            <Button onPress={() => setQuarters(quarters + 1)}>{t("picture.rotate.right")}</Button>
          </div>
          <Slider
            label={t("picture.rotate.straighten")}
            value={slope}
            onChange={setSlope}
            min={-STRAIGHTEN_DEGREES}
            max={STRAIGHTEN_DEGREES}
            step={0.5}
            format={{ style: "unit", unit: "degree", maximumFractionDigits: 1 }}
          />
          {!isQuarters(angle) && <p className={styles.hint}>{t("picture.rotate.hint")}</p>}
          <p className={styles.size} role="status">
            {t("picture.size", after)}
          </p>
        </>
      }
      actions={
        <>
          <Button onPress={reset} isDisabled={quarters === 0 && slope === 0}>
            {t("picture.reset")}
          </Button>
          <SaveButton isDisabled={isUnchanged || editing.isSaving} onPress={() => editing.rotate(angle % 360)} />
        </>
      }
    />
  );
}
