// The link tool: its button, and a small form over the page for the address.
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, Dialog, FieldError, Input, Label, Popover, TextField } from "react-aria-components";
import { Range } from "slate";
import { ReactEditor } from "slate-react";
import { linkHotkey } from "./commands.ts";
import { useEditorFocus, useFocusedEditor } from "./EditorFocus.tsx";
import { Icon } from "./icons.tsx";
import type { RichTextEditor } from "./nodes.ts";
import { ToolButton } from "./ToolButton.tsx";
import styles from "./Toolbar.module.css";
import { completeUrl } from "./complete-url.ts";
import { findLink, removeLink, setLink } from "./with-links.ts";

export function LinkTool() {
  const { t } = useTranslation("editor");
  const focus = useEditorFocus();
  const focused = useFocusedEditor();
  const button = useRef<HTMLButtonElement>(null);
  const editor = focused?.editor;

  function close(): void {
    focus.setLinkOpen(false);
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
        onPress={() => focus.setLinkOpen(!focused?.isLinkOpen)}
        buttonRef={button}
      />
      {editor && (
        <Popover
          triggerRef={button}
          isOpen={focused.isLinkOpen}
          // Stays open until the focus leaves it. React Aria would also close it on scrolling, and phones scroll when
          // their keyboard opens; a person may also switch to another window to copy the address.
          isNonModal
          className={styles.popover}
          placement="bottom"
          offset={8}
        >
          <Dialog aria-label={t("link.title")} className={styles.dialog}>
            <div onBlur={(event) => isLeft(event) && focus.setLinkOpen(false)}>
              <LinkForm editor={editor} close={close} />
            </div>
          </Dialog>
        </Popover>
      )}
    </>
  );
}

/** Whether the focus moved to another element of this page. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return document.hasFocus() && !currentTarget.contains(relatedTarget);
}

function LinkForm({ editor, close }: { editor: RichTextEditor; close: () => void }) {
  const { t } = useTranslation("editor");
  const existing = findLink(editor)?.href;
  const [written, setWritten] = useState(existing ?? "");
  const [isRefused, setRefused] = useState(false);
  useTargetHighlight(editor);
  useEscape(close);

  function apply(event: FormEvent): void {
    event.preventDefault();
    // Only this form is submitted, not the form of the entry around it.
    event.stopPropagation();
    const href = completeUrl(written);
    if (href === null) {
      setRefused(true);
      return;
    }
    setLink(editor, href);
    close();
  }

  return (
    <form onSubmit={apply} noValidate>
      <TextField
        className={styles.field}
        value={written}
        onChange={(value) => {
          setWritten(value);
          setRefused(false);
        }}
        isInvalid={isRefused}
        inputMode="url"
        // A person who opens the form wants to type in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <Label>{t("link.address")}</Label>
        <Input placeholder={t("link.example")} autoComplete="off" spellCheck="false" />
        <FieldError className={styles.error}>{t("link.invalid")}</FieldError>
      </TextField>
      <div className={styles.actions}>
        {existing !== undefined && (
          <Button
            className={styles.quiet}
            onPress={() => {
              removeLink(editor);
              close();
            }}
          >
            <Icon name="unlink" size={18} />
            {t("link.remove")}
          </Button>
        )}
        <Button type="submit" className={styles.primary}>
          {t("link.apply")}
        </Button>
      </div>
    </form>
  );
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    // Listens before React Aria's overlays and fields, which stop the event.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  });
}

/** Highlights the selected text while the focus is in the form. */
function useTargetHighlight(editor: RichTextEditor): void {
  useEffect(() => {
    const { selection } = editor;
    if (!selection || Range.isCollapsed(selection) || !("highlights" in CSS)) return;
    CSS.highlights.set("link-target", new Highlight(ReactEditor.toDOMRange(editor, selection)));
    return () => void CSS.highlights.delete("link-target");
  }, [editor]);
}
