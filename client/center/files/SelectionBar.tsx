import { useTranslation } from "react-i18next";
import { Toolbar } from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { useMayChange } from "../../files/use-may-change.ts";
import { useMay } from "../../api/viewer.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import type { FileActions } from "./use-file-actions.ts";
import styles from "./SelectionBar.module.css";

type Props = { selected: LibraryFile[]; actions: FileActions; onClear: () => void };

export function SelectionBar({ selected, actions, onClear }: Props) {
  const { t } = useTranslation("files");
  const mayChange = useMayChange();
  const mayTag = useMay("update", "files");
  const mayDownloadMany = useMay("read", "originals");
  const mayRemove = useMay("remove", "files");
  return (
    <div className={styles.bar}>
      <IconButton icon="close" label={t("selection.clear")} onPress={onClear} />
      <p role="status">{t("selection.count", { count: selected.length })}</p>
      <Toolbar aria-label={t("selection.label")} className={styles.tools ?? ""}>
        <IconButton hasWords icon="info" label={t("selection.details")} onPress={() => actions.details(selected)} />
        {selected.every(mayChange) && (
          <IconButton hasWords icon="edit" label={t("selection.edit")} onPress={() => actions.edit(selected)} />
        )}
        {mayTag && selected.length > 1 && selected.some(({ kind }) => kind === "image") && (
          <IconButton icon="person" label={t("selection.describe")} onPress={() => actions.ask("describe", selected)} />
        )}
        {mayTag && (
          <>
            <IconButton hasWords icon="tag" label={t("selection.tag")} onPress={() => actions.ask("tag", selected)} />
            <IconButton icon="untag" label={t("selection.untag")} onPress={() => actions.ask("untag", selected)} />
          </>
        )}
        {(mayDownloadMany || selected.length === 1) && (
          <IconButton icon="download" label={t("selection.download")} onPress={() => actions.download(selected)} />
        )}
        {mayRemove && (
          <IconButton
            icon="trash"
            tone="danger"
            label={t("selection.delete")}
            onPress={() => actions.ask("remove", selected)}
          />
        )}
      </Toolbar>
    </div>
  );
}
