import { useTranslation } from "react-i18next";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import { bodyOf } from "../draft-order.ts";
import { useEnglishMode } from "../english/english-mode.ts";
import { GalleryBrowser } from "../gallery/GalleryBrowser.tsx";
import { enterBlock } from "../places.ts";
import type { Editing } from "../use-editing.ts";
import { BlockAdder } from "./BlockAdder.tsx";
import { blockNames } from "./block-name.ts";
import { BodyRow } from "./BodyRow.tsx";
import { type OpenGallery, useEditedBody } from "../frame/use-edited-body.ts";

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
        <BodyRow
          key={block.id}
          mode={mode}
          block={block}
          name={names[index] ?? ""}
          place={{ index, count: blocks.length }}
          editing={editing}
          body={body}
        />
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
            // The button that opened the window may be far from the new gallery, so the gallery gets the focus.
            requestAnimationFrame(() => enterBlock(opened.id));
          }}
        />
      )}
    </div>
  );
}
