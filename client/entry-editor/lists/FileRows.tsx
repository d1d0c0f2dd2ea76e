import { useTranslation } from "react-i18next";
import { FileLine } from "../../site/blocks/Downloads.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import { EditableList } from "./EditableList.tsx";
import styles from "./EditableList.module.css";

type Props = { block: DraftBlockOf<"fileList"> | DraftBlockOf<"downloads">; editing: Editing };

export function FileRows({ block, editing }: Props) {
  const { t } = useTranslation("admin");
  const { files } = editing;
  return (
    <EditableList
      texts="downloads"
      items={block.files}
      update={(next) => editing.changeBlock(block, (now) => ({ ...now, files: next(now.files) }))}
      keyOf={(id) => id}
      nameOf={(id) => files[id]?.name ?? t("downloads.gone")}
      renderItem={(id) => {
        const file = files[id];
        return <div className={styles.file}>{file ? <FileLine file={file} /> : t("downloads.gone")}</div>;
      }}
    />
  );
}
