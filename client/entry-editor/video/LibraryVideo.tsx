import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { FileLine } from "../../site/blocks/Downloads.tsx";
import { IconButton } from "../../ui/admin/Button.tsx";
import { AddFiles } from "../../files/AddFiles.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./Video.module.css";

type Video = DraftBlockOf<"video">;
type Props = { block: Video; editing: Editing; onChange: (next: Partial<Video>) => void };

export function LibraryVideo({ block, editing, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { id: place, video, poster } = block;
  const { files, uploads } = editing;
  const file = video.from === "library" && video.file ? files[video.file] : undefined;
  const picture = poster ? files[poster] : undefined;
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t("video.file")}</legend>
        {file && (
          <div className={styles.file}>
            <FileLine file={file} />
          </div>
        )}
        <UploadProgress items={uploads.items.filter((item) => item.place === place)} />
        <div className={layout.actions}>
          <AddFiles
            isSingle
            kind="video"
            icon="upload"
            label={t("video.upload")}
            onFiles={(all) => uploads.start(place, all)}
          />
          <PickFiles isSingle kind="video" onFiles={(all) => all.forEach((one) => editing.takeFile(place, one))} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t("video.poster")}</legend>
        <p className={layout.hint}>{t("video.posterHint")}</p>
        {picture && (
          <div className={styles.file}>
            <FileLine file={picture} />
            <IconButton icon="trash" label={t("video.noPoster")} onPress={() => onChange({ poster: null })} />
          </div>
        )}
        <div className={layout.actions}>
          <PickFiles
            isSingle
            onFiles={(all) => {
              for (const one of all) {
                editing.addFile(one);
                onChange({ poster: one.id });
              }
            }}
          />
        </div>
      </fieldset>
    </>
  );
}
