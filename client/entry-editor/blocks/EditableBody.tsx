import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import { bodyOf } from "../draft-order.ts";
import { EnglishFields } from "../english/EnglishFields.tsx";
import { type EnglishMode, useEnglishMode } from "../english/english-mode.ts";
import styles from "../english/English.module.css";
import { GalleryBrowser } from "../gallery/GalleryBrowser.tsx";
import { enterBlock } from "../places.ts";
import type { Editing } from "../use-editing.ts";
import { BlockAdder } from "./BlockAdder.tsx";
import { BlockEditor } from "./block-kinds.tsx";
import { blockNames } from "./block-name.ts";
import { type OpenGallery, useEditedBody } from "../frame/use-edited-body.ts";

type InLanguagesProps = { mode: EnglishMode; german: ReactNode; english: ReactNode };

function InLanguages({ mode, german, english }: InLanguagesProps) {
  if (mode !== "both") return mode === "en" ? english : german;
  return (
    <div className={styles.pair}>
      {german}
      {english}
    </div>
  );
}

export function EditableBody({ editing, gallery }: { editing: Editing; gallery: OpenGallery }) {
  const { t } = useTranslation("admin");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const mode = useEnglishMode();
  const body = useEditedBody(editing, gallery, list, focusAfterMove);
  const { session } = editing;
  const blocks = bodyOf(session.draft.blocks);
  const names = blockNames(t, blocks);
  const opened = blocks.find((block) => block.id === body.opened);
  return (
    <div ref={list}>
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          {mode !== "en" && <BlockAdder body={body} place={index} />}
          <InLanguages
            mode={mode}
            german={
              <BlockEditor
                block={block}
                name={names[index] ?? ""}
                place={{ index, count: blocks.length }}
                editing={editing}
                body={body}
              />
            }
            english={<EnglishFields block={block} name={names[index] ?? ""} editing={editing} />}
          />
        </Fragment>
      ))}
      {mode !== "en" && <BlockAdder isLast body={body} place={blocks.length} />}
      <p role="status" className="visually-hidden">
        {body.said}
      </p>
      {opened?.type === "gallery" && (
        <GalleryBrowser
          key={`${opened.id} ${session.version}`}
          block={opened}
          editing={editing}
          onClose={() => {
            body.onOpen(null);
            // The button that opened the window may be far from a new gallery, so the gallery gets the focus.
            requestAnimationFrame(() => enterBlock(opened.id));
          }}
        />
      )}
    </div>
  );
}
