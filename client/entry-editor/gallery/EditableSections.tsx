// The galleries and lists of files of an entry while it is edited: changed, moved, added, removed.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "#contract/entries.ts";
import { defaultGallery } from "#contract/gallery.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { nextSectionKey } from "../draft.ts";
import { type DraftSection, galleryOf } from "../draft-sections.ts";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import { type RowLabels, RowTools } from "../lists/RowTools.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
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
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const settings = opened === null ? null : galleryOf(sections, opened);
  const [added, setAdded] = useState<string | null>(null);
  const add = (section: Section): void => {
    change({ type: "addSection", section });
    const key = nextSectionKey(session.draft);
    if (section.type === "gallery") onOpen(key);
    else setAdded(key);
  };
  const remove = (section: DraftSection, at: number): void => {
    change({ type: "removeSection", key: section.key });
    notify(t(section.section.type === "gallery" ? "gallery.removed" : "fileList.removed"), "good", {
      label: t("undo"),
      run: () => change({ type: "restoreSection", section, at }),
    });
  };
  const renderTools = (section: DraftSection, index: number, labels: RowLabels): ReactNode => (
    <RowTools
      rowKey={section.key}
      place={{ index, count: sections.length }}
      labels={labels}
      onMove={(by) => {
        change({ type: "moveSection", key: section.key, by });
        focusAfterMove(section.key, by);
      }}
      onRemove={() => remove(section, index)}
    />
  );
  return (
    <div ref={list}>
      <Sections
        sections={sections}
        files={files}
        errors={saving.errors.sections}
        focused={focused}
        onEdit={onOpen}
        renderTools={(section, index, title) =>
          renderTools(section, index, {
            up: t("gallery.sectionUp", { title }),
            down: t("gallery.sectionDown", { title }),
            remove: t("gallery.remove", { title }),
          })
        }
        renderFileList={({ key, section }, index) => (
          <EditableDownloads
            editing={editing}
            place={key}
            isNew={key === added}
            ids={section.type === "download" ? section.files : []}
            update={(update) => change({ type: "fileList", key, update })}
            error={saving.errors.sections[key]}
            tools={
              <span role="group" aria-label={t("fileList.tools")} className={styles.sectionTools}>
                {renderTools({ key, section }, index, {
                  up: t("fileList.up"),
                  down: t("fileList.down"),
                  remove: t("fileList.remove"),
                })}
              </span>
            }
          />
        )}
      />
      <p className={styles.addBlock}>
        <Button onPress={() => add({ type: "gallery", settings: defaultGallery })}>
          <Icon name="plus" />
          {t("gallery.add")}
        </Button>
        <Button onPress={() => add({ type: "download", files: [] })}>
          <Icon name="plus" />
          {t("fileList.add")}
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
    </div>
  );
}
