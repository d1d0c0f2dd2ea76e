// The galleries and lists of files of an article, for those who may edit it: as visitors see them, with tools.
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/entries.ts";
import { type ArticleData, ArticleSection } from "../../site/entries/Article.tsx";
import { IconButton } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import type { DraftSection } from "../draft-sections.ts";
import styles from "./Sections.module.css";

type Props = {
  sections: DraftSection[];
  files: ArticleData["files"];
  /** By the key of the section. */
  errors?: Record<string, string>;
  /** Key of the gallery whose button has the focus at first. */
  focused?: string | null;
  onEdit: (key: string) => void;
  /** Further tools of a gallery. */
  renderTools?: (section: DraftSection, index: number, title: string) => ReactNode;
  /** What stands in place of a list of files. */
  renderFileList?: (section: DraftSection, index: number) => ReactNode;
};

export function Sections({ sections, files, errors = {}, focused = null, onEdit, renderTools, renderFileList }: Props) {
  const { t } = useTranslation("admin");
  return sections.map((one, index) => {
    const { key, section } = one;
    if (section.type !== "gallery")
      return (
        <Fragment key={key}>
          {renderFileList?.(one, index) ?? <ArticleSection section={section} files={files} />}
        </Fragment>
      );
    const title = section.settings.myTitle || t("gallery.untitled");
    return (
      <GalleryPlace
        key={key}
        settings={section.settings}
        files={files}
        title={title}
        error={errors[key]}
        isFocused={key === focused}
      >
        <IconButton
          autoFocus={key === focused}
          icon="edit"
          label={t("gallery.edit", { title })}
          onPress={() => onEdit(key)}
        />
        {renderTools?.(one, index, title)}
      </GalleryPlace>
    );
  });
}

type PlaceProps = {
  settings: GallerySettings;
  files: ArticleData["files"];
  title: string;
  error: string | undefined;
  isFocused: boolean;
  children: ReactNode;
};

function GalleryPlace({ settings, files, title, error, isFocused, children }: PlaceProps) {
  const { t } = useTranslation("admin");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What can be edited above it is longer than what was read there.
    if (isFocused) place.current?.scrollIntoView({ block: "start" });
  }, [isFocused]);
  return (
    <div ref={place} className={styles.place}>
      {settings.images.length === 0 && <p className={styles.empty}>{t("gallery.empty")}</p>}
      <ArticleSection section={{ type: "gallery", settings }} files={files} />
      <div role="group" aria-label={t("gallery.tools", { title })} className={styles.tools}>
        {children}
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
