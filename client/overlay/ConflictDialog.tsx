// Shows both texts when someone else saved the entry meanwhile, and asks which one stays.
import { useTranslation } from "react-i18next";
import type { GallerySettings, Section } from "#contract/entries.ts";
import article from "../site/entries/Article.module.css";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { filledBlocks } from "./draft.ts";
import { filledLinks } from "./draft-links.ts";
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
              downloads={conflict.mine.downloads.length}
              links={filledLinks(conflict.mine.links).length}
            />
            <Version
              heading={t("conflict.theirs")}
              title={conflict.current.title}
              blocks={conflict.current.content}
              sections={conflict.current.sections}
              downloads={conflict.current.downloads.length}
              links={conflict.current.links.length}
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

type VersionProps = {
  heading: string;
  title: string;
  blocks: string[];
  sections: Section[];
  /** How many there are of each. */
  downloads: number;
  links: number;
};

function Version({ heading, title, blocks, sections, downloads, links }: VersionProps) {
  const { t } = useTranslation("admin");
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
        {downloads > 0 && <Summary>{t("downloads.summary", { count: downloads })}</Summary>}
        {links > 0 && <Summary>{t("links.summary", { count: links })}</Summary>}
      </div>
    </section>
  );
}

/** Its pictures are too many for here: which gallery, and how many. */
function GallerySummary({ settings: { myTitle, images } }: { settings: GallerySettings }) {
  const { t } = useTranslation("admin");
  const title = myTitle || t("gallery.untitled");
  return <Summary>{t("gallery.summary", { title, count: images.length })}</Summary>;
}

function Summary({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return (
    <p lang={i18n.language} className={styles.summary}>
      {children}
    </p>
  );
}
