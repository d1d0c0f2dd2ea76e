import { useTranslation } from "react-i18next";
import { ROUND_REM, mainPictureClass } from "../site/entries/Article.tsx";
import { mainPictureSizes, squareSizes } from "../ui/picture-sizes.ts";
import field from "../ui/admin/Field.module.css";
import { AddFiles } from "../files/AddFiles.tsx";
import { EditablePicture } from "./EditablePicture.tsx";
import { notify } from "../ui/admin/notices.tsx";
import { type Editing, MAIN_PLACE } from "./use-editing.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { PickFiles } from "../files/PickFiles.tsx";
import { UploadProgress } from "../files/UploadProgress.tsx";
import { useFilesFocus } from "../files/use-files-focus.ts";
import { useFileDrop } from "../files/use-file-drop.ts";
import { OrDrop } from "../ui/admin/OrDrop.tsx";
import styles from "./editing.module.css";

type Props = {
  editing: Editing;
  isRound: boolean;
  isBehind: boolean;
};

export function EditableMainPicture({ editing, isRound, isBehind }: Props) {
  const { t } = useTranslation("admin");
  const { session, files, change, uploads, saving } = editing;
  const id = session.draft.mainPicture;
  const picture = id === null ? undefined : files[id];
  const take = (chosen: File[]): void => uploads.start(MAIN_PLACE, chosen.slice(0, 1));
  const pick = ([chosen]: LibraryFile[]): void => {
    if (chosen) editing.takeFile(MAIN_PLACE, chosen);
  };
  const drop = useFileDrop(take);
  const part = useFilesFocus<HTMLDivElement>();
  const items = uploads.items.filter(({ place }) => place === MAIN_PLACE);
  const remove = (): void => {
    change({ type: "set", fields: { mainPicture: null } });
    notify(t("pictures.mainRemoved"), "good", {
      label: t("undo"),
      run: () => change({ type: "set", fields: { mainPicture: id } }),
    });
  };
  return (
    <div ref={part} {...drop} data-block="main" className={isBehind ? styles.behind : styles.mainPicture}>
      {picture ? (
        <figure className={isBehind ? undefined : mainPictureClass(picture, isRound)}>
          <EditablePicture
            picture={picture}
            isBehind={isBehind}
            sizes={isRound ? squareSizes(picture, ROUND_REM) : mainPictureSizes(picture)}
            removeLabel={t("pictures.mainRemove")}
            onRemove={remove}
            onDescribed={editing.addFile}
          >
            <AddFiles isIcon isSingle icon="swap" label={t("pictures.mainReplace")} onFiles={take} />
            <PickFiles isIcon isSingle onFiles={pick} />
          </EditablePicture>
        </figure>
      ) : (
        <div className={styles.dropPlace}>
          <AddFiles isSingle label={t("pictures.mainAdd")} onFiles={take} />
          <PickFiles isSingle onFiles={pick} />
          <OrDrop />
        </div>
      )}
      <UploadProgress items={items} />
      {saving.errors.mainPicture && (
        <p data-refused className={field.error}>
          {saving.errors.mainPicture}
        </p>
      )}
    </div>
  );
}
