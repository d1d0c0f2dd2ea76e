import { useTranslation } from "react-i18next";
import { ReactEditor } from "slate-react";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { commandNames, commands, keysHotkey, linkHotkey, pictureHotkey, tableHotkey, type Hotkey } from "./commands.ts";
import { useEditorFocus, useFocusedEditor } from "./EditorFocus.tsx";
import styles from "./Keys.module.css";
import { ToolButton } from "./ToolButton.tsx";
import { useShortcut } from "./use-shortcut.ts";

const signs = [
  ["## ", "heading.heading-1"],
  ["### ", "heading.heading-2"],
  ["- ", "command.bulletedList"],
  ["1. ", "command.numberedList"],
  ["> ", "command.quote"],
  ["**…**", "command.bold"],
  ["*…*", "command.italic"],
] as const;

export function KeysTool() {
  const { t } = useTranslation("editor");
  const focus = useEditorFocus();
  const focused = useFocusedEditor();
  const close = (): void => {
    focus.close();
    if (focused) setTimeout(() => ReactEditor.focus(focused.editor), 0);
  };
  return (
    <>
      <ToolButton
        icon="help"
        label={t("keys.title")}
        hotkey={keysHotkey}
        isOn={undefined}
        isDisabled={!focused}
        onPress={() => focus.open("keys")}
      />
      <Dialog isOpen={focused?.tool === "keys"} onClose={close} title={t("keys.title")} hasClose>
        <Keys />
      </Dialog>
    </>
  );
}

function Keys() {
  const { t } = useTranslation("editor");
  const shortcut = useShortcut();
  const hotkeys: [Hotkey, string][] = [
    ...commandNames.map((name): [Hotkey, string] => [commands[name].hotkey, t(`command.${name}`)]),
    [linkHotkey, t("command.link")],
    [pictureHotkey, t("command.picture")],
    [tableHotkey, t("command.table")],
    [keysHotkey, t("keys.title")],
  ];
  const others = ["slash", "toolbar", "newLine", "tabInList", "tabInTable", "leave"] as const;
  return (
    <>
      <dl className={styles.keys}>
        {hotkeys.map(([hotkey, name]) => (
          <Row key={name} keys={shortcut(hotkey)} name={name} />
        ))}
        {others.map((name) => (
          <Row key={name} keys={t(`keys.${name}.keys`)} name={t(`keys.${name}.does`)} />
        ))}
      </dl>
      <h3 className={styles.heading}>{t("keys.signs")}</h3>
      <dl className={styles.keys}>
        {signs.map(([sign, name]) => (
          <Row key={sign} keys={sign.replace(/ $/u, ` ${t("keys.blank")}`)} name={t(name)} />
        ))}
      </dl>
    </>
  );
}

function Row({ keys, name }: { keys: string; name: string }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{name}</dd>
    </div>
  );
}
