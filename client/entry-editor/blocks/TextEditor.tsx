import { memo } from "react";
import { useTranslation } from "react-i18next";
import { textAround } from "../../editor/checks/text-around.ts";
import { PageBlocks } from "../../editor/PageBlocks.ts";
import { RichText } from "../../editor/RichText.tsx";
import article from "../../site/entries/Article.module.css";
import field from "../../ui/admin/Field.module.css";
import { PicturePlaces, withPictureClass } from "../../site/blocks/Pictures.tsx";
import { AddFiles } from "../../files/AddFiles.tsx";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { OrDrop } from "../../ui/admin/OrDrop.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { EditablePicture } from "../EditablePicture.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFilesFocus } from "../../files/use-files-focus.ts";
import { useFileDrop } from "../../files/use-file-drop.ts";
import styles from "../editing.module.css";
import { isSameText } from "./same-text.ts";
import { useBlocksInText } from "./use-blocks-in-text.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockTools } from "../frame/BlockTools.tsx";
import { ToolGroup } from "../frame/ToolGroup.tsx";

type Text = DraftBlockOf<"text">;

/** Memoised, because typing a letter changes only one of up to 200 texts. */
export const TextEditor = memo(Editor, isSameText);

type Props = BlockEditorProps<Text>;

function Editor({ block, name: label, place, editing, body }: Props) {
  const { t } = useTranslation("admin");
  const { uploads, saving } = editing;
  const { draft } = editing.session;
  const { id } = block;
  const take = (chosen: File[]): void => uploads.start(id, chosen);
  const pick = (pictures: LibraryFile[]): void => {
    for (const picture of pictures) editing.takeFile(id, picture);
  };
  const blocksInText = useBlocksInText(block, body);
  const isForPicture = body.isForPicture(id);
  const drop = useFileDrop(take);
  const error = saving.errors.blocks[id];
  const hasPictures = block.media.length > 0 || uploads.items.some(({ place }) => place === id);
  const part = useFilesFocus<HTMLElement>();
  // The same layout as on the page. A single picture is beside or above the text. Several pictures are below the text.
  const isAlone = hasPictures && block.media.length < 2;
  const picture = editing.files[block.media[0] ?? ""];
  return (
    <section
      ref={part}
      {...drop}
      data-block={id}
      aria-label={label}
      className={`${isAlone ? (picture ? withPictureClass(picture) : article.blockWithPictures) : article.block} ${styles.block}`}
    >
      <div className={article.prose} data-place="text">
        <PageBlocks value={blocksInText}>
          <RichText
            html={block.html}
            onChange={(html, isStep) => editing.changeBlock(block, (now) => ({ ...now, html }), isStep)}
            label={label}
            placeholder={t("blocks.placeholder")}
            autoFocus={id === body.added && !isForPicture}
            around={textAround({
              id,
              html: block.html,
              lang: "de",
              blocks: draft.blocks,
              files: editing.files,
            })}
          />
        </PageBlocks>
        {error && (
          <p role="alert" data-refused className={field.error}>
            {error}
          </p>
        )}
      </div>
      {isForPicture && !hasPictures && (
        <div className={styles.dropPlace}>
          <AddFiles autoFocus label={t("pictures.add")} onFiles={take} />
          <PickFiles onFiles={pick} />
          <OrDrop />
        </div>
      )}
      {hasPictures && <BlockPictures block={block} editing={editing} />}
      <ToolGroup name={label} className={styles.blockTools}>
        <PictureTools id={id} take={take} pick={pick} />
        <BlockTools block={block} place={place} body={body} name={label} />
      </ToolGroup>
    </section>
  );
}

type PictureToolsProps = { id: string; take: (chosen: File[]) => void; pick: (pictures: LibraryFile[]) => void };

/** Memoised by the block's id, because `take` and `pick` depend only on this id. */
const PictureTools = memo(
  function PictureTools({ take, pick }: PictureToolsProps) {
    const { t } = useTranslation("admin");
    return (
      <>
        <AddFiles isIcon label={t("pictures.add")} onFiles={take} />
        <PickFiles isIcon onFiles={pick} />
      </>
    );
  },
  (one, other) => one.id === other.id,
);

function BlockPictures({ block, editing }: { block: Text; editing: Editing }) {
  const { id: blockId, media } = block;
  const { t } = useTranslation("admin");
  const { change, files, uploads } = editing;
  const remove = (id: string): void => {
    editing.changeBlock(block, (now) => ({ ...now, media: now.media.filter((one) => one !== id) }));
    notify(t("pictures.removed"), "good", {
      label: t("undo"),
      run: () => change({ type: "addFiles", id: blockId, fileIds: [id] }),
    });
  };
  return (
    <>
      <PicturePlaces
        pictures={media.flatMap((id) => files[id] ?? [])}
        renderPicture={(picture, sizes) => (
          <EditablePicture
            picture={picture}
            sizes={sizes}
            removeLabel={t("pictures.remove")}
            onRemove={() => remove(picture.id)}
            onDescribed={editing.addFile}
          />
        )}
      />
      <UploadProgress items={uploads.items.filter(({ place }) => place === blockId)} />
    </>
  );
}
