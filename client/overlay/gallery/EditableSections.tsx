// The galleries of an entry while it is edited: changed in their browser, added, removed.
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { nextSectionKey } from "../draft.ts";
import { type DraftSection, galleryOf } from "../draft-sections.ts";
import { notify } from "../notices.tsx";
import type { Editing } from "../use-editing.ts";
import { GalleryBrowser } from "./GalleryBrowser.tsx";
import { Sections } from "./Sections.tsx";
import styles from "../editing.module.css";

type Props = {
  editing: Editing;
  /** Key of the gallery whose browser is open. */
  opened: string | null;
  /** Key of the gallery that the editor was opened at. */
  focused: string | null;
  onOpen: (key: string | null) => void;
};

export function EditableSections({ editing, opened, focused, onOpen }: Props) {
  const { t } = useTranslation("admin");
  const { session, files, change, saving } = editing;
  const { sections } = session.draft;
  const settings = opened === null ? null : galleryOf(sections, opened);
  const add = (): void => {
    change({ type: "addGallery" });
    onOpen(nextSectionKey(session.draft));
  };
  const remove = (section: DraftSection, at: number): void => {
    change({ type: "removeSection", key: section.key });
    notify(t("gallery.removed"), "good", {
      label: t("undo"),
      run: () => change({ type: "restoreSection", section, at }),
    });
  };
  return (
    <>
      <Sections
        sections={sections}
        files={files}
        errors={saving.errors.sections}
        focused={focused}
        onEdit={onOpen}
        renderTools={(section, index, title) => (
          <IconButton icon="trash" label={t("gallery.remove", { title })} onPress={() => remove(section, index)} />
        )}
      />
      <p className={styles.addBlock}>
        <Button onPress={add}>
          <Icon name="plus" />
          {t("gallery.add")}
        </Button>
      </p>
      {opened !== null && settings && (
        <GalleryBrowser
          // Someone else's newer gallery, taken over meanwhile, is another one to go back to.
          key={`${opened} ${session.version}`}
          sectionKey={opened}
          settings={settings}
          editing={editing}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}
