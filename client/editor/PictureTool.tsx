import { useTranslation } from "react-i18next";
import { ReactEditor } from "slate-react";
import { PickFilesDialog } from "../files/PickFiles.tsx";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { pictureHotkey } from "./commands.ts";
import { useEditorFocus, useFocusedEditor } from "./EditorFocus.tsx";
import { FigureForm } from "./FigureForm.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { findFigure, insertFigure } from "./with-figures.ts";

export function PictureTool() {
  const { t } = useTranslation("editor");
  const focus = useEditorFocus();
  const focused = useFocusedEditor();
  const editor = focused?.editor;
  const isOnPicture = editor !== undefined && findFigure(editor) !== undefined;
  const close = (): void => {
    focus.close();
    // The closing dialog returns the focus to its button, so the text gets the focus later.
    if (editor) setTimeout(() => ReactEditor.focus(editor), 0);
  };
  return (
    <>
      <ToolButton
        icon="picture"
        label={t(isOnPicture ? "figure.edit" : "command.picture")}
        hotkey={pictureHotkey}
        isOn={undefined}
        isDisabled={!editor?.selection}
        onPress={() => focus.open(isOnPicture ? "picture" : "pickPicture")}
      />
      <PickFilesDialog
        isSingle
        isOpen={focused?.tool === "pickPicture"}
        onClose={close}
        onFiles={([picture]) => {
          if (!editor || !picture) return;
          insertFigure(editor, picture);
          // The dialog of the new picture opens next. In that dialog, the user enters the alternative text and the
          // position.
          setTimeout(() => focus.open("picture"), 0);
        }}
      />
      <Dialog isOpen={focused?.tool === "picture" && isOnPicture} onClose={close} title={t("figure.title")}>
        {editor && <FigureForm editor={editor} onClose={close} />}
      </Dialog>
    </>
  );
}
