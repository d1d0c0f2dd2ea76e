import { useTranslation } from "react-i18next";
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from "react-aria-components";
import { ReactEditor } from "slate-react";
import { useFocusedEditor } from "./EditorFocus.tsx";
import { Icon } from "./icons.tsx";
import styles from "./Toolbar.module.css";
import { findHeadingStyle, setHeadingStyle, type HeadingStyle } from "./with-blocks.ts";

const headingStyles: readonly HeadingStyle[] = ["none", "heading-1", "heading-2"];

export function HeadingSelect() {
  const { t } = useTranslation("editor");
  const editor = useFocusedEditor()?.editor;

  function choose(style: HeadingStyle | undefined): void {
    if (!editor || !style) return;
    setHeadingStyle(editor, style);
    // The closing list returns the focus to its button, so the text gets the focus one frame later.
    requestAnimationFrame(() => ReactEditor.focus(editor));
  }

  return (
    <Select
      aria-label={t("heading.label")}
      value={editor ? findHeadingStyle(editor) : "none"}
      onChange={(key) => choose(headingStyles.find((style) => style === key))}
      isDisabled={!editor}
    >
      <Button className={styles.select}>
        <SelectValue />
        <Icon name="chevron" size={16} />
      </Button>
      <Popover data-text-tools="" className={styles.popover} placement="bottom start" offset={6}>
        <ListBox className={styles.options}>
          {headingStyles.map((style) => (
            <ListBoxItem
              key={style}
              id={style}
              textValue={t(`heading.${style}`)}
              className={styles.option}
              data-style={style}
            >
              {({ isSelected }) => (
                <>
                  <span>{t(`heading.${style}`)}</span>
                  {isSelected && <Icon name="check" size={16} />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
