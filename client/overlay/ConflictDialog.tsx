// Shows both texts when someone else saved the entry meanwhile, and asks which one stays.
import { useTranslation } from "react-i18next";
import type { GallerySettings, Section } from "#contract/entries.ts";
import article from "../site/entries/Article.module.css";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { filledBlocks } from "./draft.ts";
import { filledSections } from "./draft-sections.ts";
import type { Editing } from "./use-editing.ts";
import styles from "./ConflictDialog.module.css";

export function ConflictDialog({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { saving, dispatch } = editing;
  const { conflict, endConflict, save } = saving;
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={t("conflict.title")} isWide>
      {conflict && (
        <>
          <p>{t("conflict.text")}</p>
          <div className={styles.versions}>
            <Version
              heading={t("conflict.mine")}
              title={conflict.mine.title}
              blocks={filledBlocks(conflict.mine).map(({ html }) => html)}
              sections={filledSections(conflict.mine.sections).map(({ section }) => section)}
            />
            <Version
              heading={t("conflict.theirs")}
              title={conflict.current.title}
              blocks={conflict.current.content}
              sections={conflict.current.sections}
            />
          </div>
          <DialogActions>
            <Button onPress={endConflict}>{t("conflict.goOn")}</Button>
            <Button
              onPress={() => {
                dispatch({ type: "load", entry: conflict.current });
                endConflict();
              }}
            >
              {t("conflict.takeTheirs")}
            </Button>
            <Button tone="primary" onPress={() => void save(conflict.kind, conflict.current.version)}>
              {t("conflict.saveMine")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

type VersionProps = { heading: string; title: string; blocks: string[]; sections: Section[] };

function Version({ heading, title, blocks, sections }: VersionProps) {
  return (
    <section aria-label={heading} className={styles.version}>
      <h3>{heading}</h3>
      <div lang="de" className={styles.text} tabIndex={0} role="group" aria-label={title}>
        <p className={styles.title}>{title}</p>
        {/* Written by the server's sanitiser or by this editor's own serialiser. */}
        {blocks.map((html, index) => (
          <div key={index} className={article.prose} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        {sections.map((section, index) => section.type === "gallery" && <GallerySummary key={index} {...section} />)}
      </div>
    </section>
  );
}

/** Its pictures are too many for here: which gallery, and how many. */
function GallerySummary({ settings: { myTitle, images } }: { settings: GallerySettings }) {
  const { t, i18n } = useTranslation("admin");
  const title = myTitle || t("gallery.untitled");
  return (
    <p lang={i18n.language} className={styles.gallery}>
      {t("gallery.summary", { title, count: images.length })}
    </p>
  );
}
