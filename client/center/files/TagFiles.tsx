import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { tagLabel } from "../../files/tag-label.ts";
import { TagInput } from "../../files/TagInput.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import styles from "./TagFiles.module.css";
import { useTagging } from "../../files/tags/use-tagging.ts";

type Props = { files: LibraryFile[]; isOpen: boolean; onClose: () => void };

const idsOf = (files: LibraryFile[]): string[] => files.map(({ id }) => id);

export function TagFiles({ files, isOpen, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [typed, setTyped] = useState<string | null>(null);
  const tagging = useTagging(onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("tagging.giveTitle", { count: files.length })}>
      <Unsaved isThere={typed !== null} />
      <TagInput
        isFocused
        onTyped={setTyped}
        label={t("tags.add")}
        buttonLabel={t("tagging.give")}
        onChoose={(path) => tagging.give(idsOf(files), path)}
      />
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function UntagFiles({ files, isOpen, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const tagging = useTagging(onClose);
  const carried = carriedTags(files);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("tagging.takeTitle", { count: files.length })}>
      {carried.length === 0 && <p>{t("tagging.none")}</p>}
      <ul className={styles.carried}>
        {carried.map(({ path, carriers }) => (
          <li key={path}>
            <span>
              <strong>{tagLabel(path)}</strong> {t("tagging.carried", { count: carriers.length })}
            </span>
            <Button
              aria-label={t("tags.removeOf", { name: tagLabel(path) })}
              isDisabled={tagging.isBusy}
              onPress={() => tagging.take(carriers, path)}
            >
              {t("tagging.take")}
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function carriedTags(files: LibraryFile[]): { path: string; carriers: string[] }[] {
  const paths = [...new Set(files.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  return paths.map((path) => ({ path, carriers: idsOf(files.filter(({ tags }) => tags.includes(path))) }));
}
