import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Menu, MenuItem, Popover } from "react-aria-components";
import { ReactEditor } from "slate-react";
import menu from "../ui/admin/Menu.module.css";
import { tableHotkey } from "./commands.ts";
import { useFocusedEditor } from "./EditorFocus.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { findCell, insertTable, runTableCommand, tableCommandNames, type TableCommand } from "./with-tables.ts";

export function TableTool() {
  const { t } = useTranslation("editor");
  const editor = useFocusedEditor()?.editor;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isInTable = editor !== undefined && findCell(editor) !== undefined;
  const goBack = (): void => {
    // The closing menu returns the focus to its button, so the text gets the focus later.
    if (editor) setTimeout(() => ReactEditor.focus(editor), 0);
  };
  const press = (): void => {
    if (!editor) return;
    if (isInTable) return setIsOpen(true);
    insertTable(editor);
    goBack();
  };
  return (
    <>
      <ToolButton
        icon="table"
        label={t(isInTable ? "table.edit" : "command.table")}
        hotkey={tableHotkey}
        isOn={isInTable}
        isDisabled={!editor?.selection}
        onPress={press}
        buttonRef={button}
      />
      <Popover
        data-text-tools=""
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="top"
        className={menu.popover ?? ""}
      >
        <Menu
          aria-label={t("table.edit")}
          autoFocus="first"
          className={menu.menu ?? ""}
          onAction={(key) => {
            if (editor) runTableCommand(editor, key as TableCommand);
            setIsOpen(false);
            goBack();
          }}
          onClose={() => setIsOpen(false)}
        >
          {tableCommandNames.map((name) => (
            <MenuItem key={name} id={name} className={menu.menuItem ?? ""}>
              {t(`table.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </>
  );
}
