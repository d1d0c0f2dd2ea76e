// One text of an entry with its pictures, and the tools for both.
import { useTranslation } from "react-i18next";
import { RichText } from "../editor/RichText.tsx";
import article from "../site/entries/Article.module.css";
import { IconButton } from "../ui/admin/Button.tsx";
import field from "../ui/admin/Field.module.css";
import { besideTextSizes } from "../ui/picture-sizes.ts";
import { AddFiles } from "./AddFiles.tsx";
import type { DraftBlock } from "./draft.ts";
import { EditablePicture } from "./EditablePicture.tsx";
import { notify } from "../ui/admin/notices.tsx";
import type { Editing } from "./use-editing.ts";
import { PickFiles } from "../files/PickFiles.tsx";
import { UploadProgress } from "../files/UploadProgress.tsx";
import { useFileDrop } from "../files/use-file-drop.ts";
import styles from "./editing.module.css";

type Props = { block: DraftBlock; index: number; count: number; editing: Editing; onRemove: () => void };

export function EditableBlock({ block, index, count, editing, onRemove }: Props) {
  const { t } = useTranslation("admin");
  const { change, uploads, saving } = editing;
  const { key } = block;
  const take = (chosen: File[]): void => uploads.start(key, chosen);
  const drop = useFileDrop(take);
  const error = saving.errors.blocks[key];
  const hasPictures = block.media.length > 0 || uploads.items.some(({ place }) => place === key);
  const label = count === 1 ? t("blocks.one") : t("blocks.label", { number: index + 1 });
  return (
    <section
      {...drop}
      aria-label={label}
      className={`${hasPictures ? article.blockWithPictures : article.block} ${styles.block}`}
    >
      <div className={article.prose}>
        <RichText
          html={block.html}
          onChange={(html) => change({ type: "html", key, html })}
          label={label}
          placeholder={t("blocks.placeholder")}
        />
        {error && (
          <p role="alert" className={field.error}>
            {error}
          </p>
        )}
      </div>
      {hasPictures && <BlockPictures block={block} editing={editing} />}
      <div role="group" aria-label={t("blocks.tools", { label })} className={styles.blockTools}>
        <AddFiles isIcon label={t("pictures.add")} onFiles={take} />
        <PickFiles
          isIcon
          onFiles={(pictures) => {
            for (const picture of pictures) editing.takeFile(key, picture);
          }}
        />
        <IconButton
          icon="up"
          label={t("blocks.up")}
          isDisabled={index === 0}
          onPress={() => change({ type: "moveBlock", key, by: -1 })}
        />
        <IconButton
          icon="down"
          label={t("blocks.down")}
          isDisabled={index === count - 1}
          onPress={() => change({ type: "moveBlock", key, by: 1 })}
        />
        <IconButton icon="plus" label={t("blocks.addBelow")} onPress={() => change({ type: "addBlock", after: key })} />
        <IconButton icon="trash" label={t("blocks.remove")} onPress={onRemove} />
      </div>
    </section>
  );
}

function BlockPictures({ block: { key, media }, editing }: { block: DraftBlock; editing: Editing }) {
  const { t } = useTranslation("admin");
  const { change, files, uploads } = editing;
  const remove = (id: string): void => {
    change({ type: "removePicture", key, id });
    notify(t("pictures.removed"), "good", {
      label: t("undo"),
      run: () => change({ type: "addFiles", key, ids: [id] }),
    });
  };
  return (
    <div className={article.pictures}>
      {media.map((id) => {
        const picture = files[id];
        if (!picture) return null;
        return (
          <EditablePicture
            key={id}
            picture={picture}
            sizes={besideTextSizes()}
            removeLabel={t("pictures.remove")}
            onRemove={() => remove(id)}
            onDescribed={editing.addFile}
          />
        );
      })}
      <UploadProgress items={uploads.items.filter(({ place }) => place === key)} />
    </div>
  );
}
