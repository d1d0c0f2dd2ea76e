// The buttons 'Schritt zurück' and 'Schritt vor'. They use the history of the page, or of the text if the page has
// none.
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Group } from "react-aria-components";
import { ReactEditor } from "slate-react";
import { commands } from "./commands.ts";
import { useFocusedEditor } from "./EditorFocus.tsx";
import { PageHistory } from "./PageHistory.ts";
import { ToolButton } from "./ToolButton.tsx";
import styles from "./Toolbar.module.css";

export function StepTools() {
  const { t } = useTranslation("editor");
  const page = use(PageHistory);
  const editor = useFocusedEditor()?.editor;
  const steps = (["undo", "redo"] as const).map((name) => {
    if (page) {
      const isPossible = name === "undo" ? page.canUndo : page.canRedo;
      return { name, isPossible, run: page[name] };
    }
    const { run, isPossible } = commands[name];
    return {
      name,
      isPossible: editor !== undefined && isPossible?.(editor) !== false,
      run: (byKeyboard: boolean): void => {
        if (!editor) return;
        run(editor);
        if (!byKeyboard) ReactEditor.focus(editor);
      },
    };
  });
  return (
    <Group className={styles.group}>
      {steps.map(({ name, isPossible, run }) => (
        <ToolButton
          key={name}
          icon={name}
          label={t(`command.${name}`)}
          hotkey={commands[name].hotkey}
          isOn={false}
          isDisabled={!isPossible}
          onPress={run}
        />
      ))}
    </Group>
  );
}
