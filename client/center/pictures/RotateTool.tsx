import { useTranslation } from "react-i18next";
import { isQuarters, sizeAfterRotation } from "#contract/values/picture-geometry.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Slider } from "../../ui/admin/Slider.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { angleOf } from "./picture-work.ts";
import styles from "./PictureEditor.module.css";
import { ToolLayout } from "./ToolLayout.tsx";
import type { ToolProps } from "./tool-props.ts";

const STRAIGHTEN_DEGREES = 45;

export function RotateTool({ working, url, isSaving, onSave }: ToolProps) {
  const { t } = useTranslation("admin");
  const { picture, work, change } = working;
  const { quarters, slope } = work.rotate;
  const angle = angleOf(work.rotate);
  const after = sizeAfterRotation(picture, angle);
  const turn = (next: Partial<typeof work.rotate>): void => change({ rotate: { quarters, slope, ...next } });
  return (
    <ToolLayout
      stage={
        <div
          className={styles.turned}
          style={{
            aspectRatio: `${after.width} / ${after.height}`,
            // The maximum height is 62 % of the window's height. The maximum width is the width of the container, or
            // the picture's own width.
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
            <Button onPress={() => turn({ quarters: quarters - 1 })}>{t("picture.rotate.left")}</Button>
            <Button onPress={() => turn({ quarters: quarters + 1 })}>{t("picture.rotate.right")}</Button>
          </div>
          <Slider
            label={t("picture.rotate.straighten")}
            value={slope}
            onChange={(next) => turn({ slope: next })}
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
          <Button onPress={() => turn({ quarters: 0, slope: 0 })} isDisabled={quarters === 0 && slope === 0}>
            {t("picture.reset")}
          </Button>
          <SaveButton isDisabled={!working.changed.has("rotate") || isSaving} onPress={onSave} />
        </>
      }
    />
  );
}
