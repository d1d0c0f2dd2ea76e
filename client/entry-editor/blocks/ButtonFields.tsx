import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { TargetField } from "../../editor/TargetField.tsx";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import type { ButtonsBlock, DraftButton } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./FormBlock.module.css";

type Props = {
  block: ButtonsBlock;
  editing: Editing;
  /** If the entry has no block of buttons yet, this function is called with the first button. */
  onFirst?: ((buttons: DraftButton[]) => void) | undefined;
};

export function ButtonFields({ block, editing, onFirst }: Props) {
  const { t } = useTranslation("admin");
  const update = (next: (buttons: DraftButton[]) => DraftButton[]): void =>
    onFirst
      ? onFirst(next(block.buttons))
      : editing.changeBlock<ButtonsBlock>(block, (now) => ({ ...now, buttons: next(now.buttons) }));
  const write = (at: number, part: Partial<DraftButton>): void =>
    update((buttons) => buttons.map((button, index) => (index === at ? { ...button, ...part } : button)));
  const errorOf = (index: number, part: string): string | undefined =>
    editing.saving.errors.blocks[`${block.id} ${index} ${part}`];
  const warningOf = (url: string): string | undefined => {
    const state = editing.links.stateOf(url);
    return state === "public" ? undefined : t(`links.state.${state}`);
  };
  return (
    <>
      {block.buttons.map(({ label, url }, index) => (
        // Two buttons may be equal, so only the index can be the key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} role="group" aria-label={t("buttons.one", { number: index + 1 })} className={styles.button}>
          <Field
            label={t("buttons.label")}
            lang="de"
            value={label}
            onChange={(text) => write(index, { label: text })}
            maxLength={limits.buttonLength}
            error={errorOf(index, "label")}
          />
          <TargetField
            label={t("buttons.url")}
            url={url}
            onWrite={(address) => write(index, { url: address })}
            error={errorOf(index, "url")}
            warning={warningOf(url)}
            data-place={warningOf(url) === undefined ? undefined : "links"}
          />
          <IconButton
            icon="trash"
            label={t("buttons.remove", { label: label || t("buttons.one", { number: index + 1 }) })}
            onPress={() => update((buttons) => buttons.toSpliced(index, 1))}
          />
        </div>
      ))}
      {block.buttons.length < limits.buttonsPerBlock && (
        <p>
          <Button onPress={() => update((buttons) => [...buttons, { label: "", url: "" }])}>
            <Icon name="plus" />
            {t("buttons.add")}
          </Button>
        </p>
      )}
    </>
  );
}
