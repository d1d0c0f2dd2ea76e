import { useRef, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, Popover } from "react-aria-components";
import { ReactEditor } from "slate-react";
import { linkHotkey } from "./commands.ts";
import { useEditorFocus, useFocusedEditor } from "./EditorFocus.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { ToolButton } from "./ToolButton.tsx";
import styles from "./Toolbar.module.css";
import { findLink } from "./with-links.ts";

export function LinkTool() {
  const { t } = useTranslation("editor");
  const focus = useEditorFocus();
  const focused = useFocusedEditor();
  const button = useRef<HTMLButtonElement>(null);
  const editor = focused?.editor;

  function close(): void {
    focus.close();
    if (editor) requestAnimationFrame(() => ReactEditor.focus(editor));
  }

  return (
    <>
      <ToolButton
        icon="link"
        label={t("command.link")}
        hotkey={linkHotkey}
        isOn={editor !== undefined && findLink(editor) !== undefined}
        isDisabled={!editor?.selection}
        onPress={() => (focused?.tool === "link" ? focus.close() : focus.open("link"))}
        buttonRef={button}
      />
      {editor && (
        <Popover
          triggerRef={button}
          isOpen={focused.tool === "link"}
          // React Aria closes a modal popover on scrolling, and phones scroll when their keyboard opens. Users may also
          // switch to another window to copy the address.
          isNonModal
          className={styles.popover}
          placement="top"
          offset={8}
        >
          <Dialog aria-label={t("link.title")} className={styles.dialog}>
            <div onBlur={(event) => isLeft(event) && focus.close()}>
              <LinkForm editor={editor} close={close} />
            </div>
          </Dialog>
        </Popover>
      )}
    </>
  );
}

/** True if the focus has moved outside the element. False if another window has the focus now. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return document.hasFocus() && !currentTarget.contains(relatedTarget);
}
