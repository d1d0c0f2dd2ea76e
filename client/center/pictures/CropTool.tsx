import { useTranslation } from "react-i18next";
import { type PercentCrop, type PixelCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { Button } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { largestPart, type MarkedPart, pixelArea } from "./crop-area.ts";
import { type Shape, shapes } from "./picture-work.ts";
import styles from "./PictureEditor.module.css";
import { ToolLayout } from "./ToolLayout.tsx";
import type { ToolProps } from "./tool-props.ts";

export function CropTool({ working, url, isSaving, onSave }: ToolProps) {
  const { t } = useTranslation("admin");
  const { picture, work, change } = working;
  const { shape, part } = work.crop;
  const area = pixelArea(part, picture);
  const isWhole = !working.changed.has("crop");
  const mark = (_pixels: PixelCrop, { x, y, width, height }: PercentCrop): void => {
    // While the picture has no size, the selection is empty and must not be stored.
    if (width > 0 && height > 0) change({ crop: { shape, part: { x, y, width, height } } });
  };
  const choose = (next: Shape): void =>
    change({ crop: { shape: next, part: shapes[next] === null ? part : largestPart(shapes[next], picture) } });
  const reset = (): void => change({ crop: { shape: "free", part: largestPart(null, picture) } });
  return (
    <ToolLayout
      stage={
        <ReactCrop
          className={styles.cropped ?? ""}
          crop={{ unit: "%", ...part }}
          onChange={mark}
          {...(shapes[shape] === null ? {} : { aspect: shapes[shape] })}
          keepSelection
          ruleOfThirds
          minWidth={8}
          minHeight={8}
          ariaLabels={{
            cropArea: t("picture.crop.area"),
            nwDragHandle: t("picture.crop.nw"),
            nDragHandle: t("picture.crop.n"),
            neDragHandle: t("picture.crop.ne"),
            eDragHandle: t("picture.crop.e"),
            seDragHandle: t("picture.crop.se"),
            sDragHandle: t("picture.crop.s"),
            swDragHandle: t("picture.crop.sw"),
            wDragHandle: t("picture.crop.w"),
          }}
        >
          <img src={url} alt="" width={picture.width} height={picture.height} />
        </ReactCrop>
      }
      controls={
        <>
          <Choice
            label={t("picture.crop.shape")}
            value={shape}
            onChange={choose}
            options={(Object.keys(shapes) as Shape[]).map((value) => ({
              value,
              label: value === "free" ? t("picture.crop.free") : value,
            }))}
          />
          <p className={styles.hint}>{t("picture.crop.hint")}</p>
          <p className={styles.size} role="status">
            {t("picture.size", { width: area.w, height: area.h })}
          </p>
        </>
      }
      preview={<CropPreview url={url} part={part} area={area} />}
      actions={
        <>
          <Button onPress={reset} isDisabled={isWhole}>
            {t("picture.reset")}
          </Button>
          <SaveButton isDisabled={isWhole || isSaving} onPress={onSave} />
        </>
      }
    />
  );
}

function CropPreview({ url, part, area }: { url: string; part: MarkedPart; area: { w: number; h: number } }) {
  const scale = 100 / part.width;
  return (
    <div className={styles.result} style={{ aspectRatio: `${area.w} / ${area.h}` }}>
      <img
        src={url}
        alt=""
        style={{
          width: `${scale * 100}%`,
          left: `${-part.x * scale}%`,
          top: `${(-part.y * 100) / part.height}%`,
        }}
      />
    </div>
  );
}
