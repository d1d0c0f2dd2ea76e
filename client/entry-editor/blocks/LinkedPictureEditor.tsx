import { useTranslation } from "react-i18next";
import { AddFiles } from "../../files/AddFiles.tsx";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { TargetField } from "../../editor/TargetField.tsx";
import { FileLine } from "../../site/blocks/Downloads.tsx";
import field from "../../ui/admin/Field.module.css";
import layout from "../../ui/admin/Layout.module.css";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import styles from "../video/Video.module.css";
import { FieldsEditor } from "./FieldsEditor.tsx";

export function LinkedPictureEditor(props: BlockEditorProps<DraftBlockOf<"linkedPicture">>) {
  const { block, editing } = props;
  const { id, picture, url } = block;
  const { t } = useTranslation("admin");
  const { uploads } = editing;
  const file = picture === null ? undefined : editing.files[picture];
  const errorOf = (name: string): string | undefined => editing.saving.errors.blocks[`${id} ${name}`];
  const state = editing.links.stateOf(url);
  const warning = state === "public" ? undefined : t(`links.state.${state}`);
  const start = (chosen: File[]): void => uploads.start(id, chosen);
  const drop = useFileDrop(start);
  const missing = errorOf("picture");
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <TargetField
        label={t("linkedPicture.url")}
        url={url}
        onWrite={(address) => editing.changeBlock(block, (now) => ({ ...now, url: address }))}
        error={errorOf("url")}
        warning={warning}
        data-place={warning === undefined ? undefined : "links"}
      />
      <fieldset {...drop} className={styles.part}>
        <legend>{t("linkedPicture.picture")}</legend>
        {file ? (
          <div className={styles.file}>
            <FileLine file={file} />
          </div>
        ) : (
          <p className={layout.soft}>{t("linkedPicture.empty")}</p>
        )}
        <UploadProgress items={uploads.items.filter((item) => item.place === id)} />
        <div className={layout.actions}>
          <AddFiles isSingle icon="upload" label={t("linkedPicture.upload")} onFiles={start} />
          <PickFiles isSingle onFiles={(all) => all.forEach((one) => editing.takeFile(id, one))} />
        </div>
        {missing !== undefined && (
          <p role="alert" data-refused className={field.error}>
            {missing}
          </p>
        )}
      </fieldset>
    </FieldsEditor>
  );
}
