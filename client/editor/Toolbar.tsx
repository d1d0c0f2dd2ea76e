import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Group, Separator, Toolbar as AriaToolbar } from "react-aria-components";
import { ReactEditor } from "slate-react";
import { commands, type CommandName } from "./commands.ts";
import { useFocusedEditor } from "./EditorFocus.tsx";
import { HeadingSelect } from "./HeadingSelect.tsx";
import { KeysTool } from "./KeysTool.tsx";
import { LinkTool } from "./LinkTool.tsx";
import { PictureTool } from "./PictureTool.tsx";
import { StepTools } from "./StepTools.tsx";
import { TableTool } from "./TableTool.tsx";
import { ToolButton } from "./ToolButton.tsx";
import styles from "./Toolbar.module.css";

const groups: readonly (readonly CommandName[])[] = [
  ["bold", "italic", "underline", "strike"],
  ["bulletedList", "numberedList", "quote"],
];

/** @param hasSteps false if the buttons for undo and redo are elsewhere */
export function Toolbar({ hasSteps = true }: { hasSteps?: boolean }) {
  const { t } = useTranslation("editor");
  const editor = useFocusedEditor()?.editor;
  const goBack = ({ key, target, currentTarget }: KeyboardEvent): void => {
    // Menus of the tools are rendered outside the toolbar, and handle Escape themselves.
    if (key === "Escape" && editor && currentTarget.contains(target as Node)) ReactEditor.focus(editor);
  };
  return (
    <div role="presentation" className={styles.scroller} onKeyDown={goBack}>
      {/* Pressing a tool must leave the focus and the selection in the text. */}
      <AriaToolbar
        aria-label={t("toolbar")}
        data-text-tools=""
        className={styles.toolbar}
        onMouseDown={(event) => event.preventDefault()}
      >
        <HeadingSelect />
        {groups.map((names) => (
          <ToolGroup key={names[0]} names={names} />
        ))}
        <Separator orientation="vertical" className={styles.separator} />
        <LinkTool />
        <PictureTool />
        <TableTool />
        {hasSteps && (
          <>
            <Separator orientation="vertical" className={styles.separator} />
            <StepTools />
          </>
        )}
        <KeysTool />
      </AriaToolbar>
    </div>
  );
}

function ToolGroup({ names }: { names: readonly CommandName[] }) {
  return (
    <>
      <Separator orientation="vertical" className={styles.separator} />
      <Group className={styles.group}>
        {names.map((name) => (
          <CommandButton key={name} name={name} />
        ))}
      </Group>
    </>
  );
}

function CommandButton({ name }: { name: CommandName }) {
  const { t } = useTranslation("editor");
  const editor = useFocusedEditor()?.editor;
  const { hotkey, isActive, isPossible, run } = commands[name];
  return (
    <ToolButton
      icon={name}
      label={t(`command.${name}`)}
      hotkey={hotkey}
      isOn={isActive && editor ? isActive(editor) : isActive && false}
      isDisabled={!editor || isPossible?.(editor) === false}
      onPress={(byKeyboard) => {
        if (!editor) return;
        run(editor);
        // After a mouse press, the text gets the focus. After a key press, the focus stays in the toolbar.
        if (!byKeyboard) ReactEditor.focus(editor);
      }}
    />
  );
}
