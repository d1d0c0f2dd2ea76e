import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Slider } from "../../ui/admin/Slider.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import styles from "./PictureEditor.module.css";
import { ToolLayout } from "./ToolLayout.tsx";
import type { ToolProps } from "./tool-props.ts";

const shapes = ["16 / 9", "1 / 1", "3 / 4"] as const;
const percent = { style: "percent" } as const;

/** Whole percents are precise enough, because nobody sees a smaller difference. */
function rounded(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}

export function FocalTool({ working, url, isSaving, onSave }: ToolProps) {
  const { t } = useTranslation("admin");
  const { picture, work, change } = working;
  const { focal } = work;
  const setFocal = (next: typeof focal): void => change({ focal: next });
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    setFocal({
      x: rounded((event.clientX - box.x) / box.width),
      y: rounded((event.clientY - box.y) / box.height),
    });
  };
  return (
    <ToolLayout
      stage={
        // Keyboard users have two sliders instead.
        <div className={styles.focal} onPointerDown={follow} onPointerMove={follow}>
          <img src={url} alt="" width={picture.width} height={picture.height} draggable={false} />
          <span className={styles.point} style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
        </div>
      }
      controls={
        <>
          <p className={styles.hint}>{t("picture.focal.hint")}</p>
          {(["x", "y"] as const).map((axis) => (
            <Slider
              key={axis}
              label={t(`picture.focal.${axis}`)}
              value={focal[axis]}
              onChange={(part) => setFocal({ ...focal, [axis]: rounded(part) })}
              min={0}
              max={1}
              step={0.01}
              format={percent}
            />
          ))}
        </>
      }
      preview={
        <div className={styles.shapes}>
          {shapes.map((aspectRatio) => (
            <img
              key={aspectRatio}
              src={url}
              alt=""
              style={{ aspectRatio, objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }}
            />
          ))}
        </div>
      }
      actions={
        <>
          <Button onPress={() => setFocal({ x: 0.5, y: 0.5 })} isDisabled={focal.x === 0.5 && focal.y === 0.5}>
            {t("picture.focal.middle")}
          </Button>
          <SaveButton isDisabled={!working.changed.has("focal") || isSaving} onPress={onSave} />
        </>
      }
    />
  );
}
