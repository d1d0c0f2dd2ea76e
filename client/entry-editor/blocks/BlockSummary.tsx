// A block in the comparison of two versions: a text in full, other blocks as name and size.
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { BlockType } from "#contract/blocks/types.ts";
import article from "../../site/entries/Article.module.css";
import styles from "../ConflictDialog.module.css";
import type { DraftBlock, DraftBlockOf } from "../draft-blocks.ts";

type Summary<Type extends BlockType> = ComponentType<{ block: DraftBlockOf<Type> }>;

/** One line for each type of block. */
const summaries: { [Type in BlockType]: Summary<Type> } = {
  // Written by the server's sanitiser or by this editor's own serialiser.
  text: ({ block }) => <div className={article.prose} dangerouslySetInnerHTML={{ __html: block.html }} />,
  gallery: GallerySummary,
  fileList: FilesSummary,
  downloads: FilesSummary,
  links: LinksSummary,
};

export function BlockSummary({ block }: { block: DraftBlock }) {
  // TypeScript cannot see that a block matches the summary of its type.
  const Summary = summaries[block.type] as ComponentType<{ block: DraftBlock }>;
  return <Summary block={block} />;
}

function GallerySummary({ block: { settings } }: { block: DraftBlockOf<"gallery"> }) {
  const { t } = useTranslation("admin");
  const title = settings.myTitle || t("gallery.untitled");
  return <Line>{t("gallery.summary", { title, count: settings.images.length })}</Line>;
}

function FilesSummary({ block: { files } }: { block: DraftBlockOf<"fileList"> | DraftBlockOf<"downloads"> }) {
  const { t } = useTranslation("admin");
  return <Line>{t("downloads.summary", { count: files.length })}</Line>;
}

function LinksSummary({ block: { links } }: { block: DraftBlockOf<"links"> }) {
  const { t } = useTranslation("admin");
  return <Line>{t("links.summary", { count: links.length })}</Line>;
}

function Line({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return (
    <p lang={i18n.language} className={styles.summary}>
      {children}
    </p>
  );
}
