// Chooses a tag: an existing one, suggested while typing, or a new one.
import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from "react-aria-components";
import { limits } from "#contract/limits.ts";
import { trpc } from "../trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import field from "../ui/admin/Field.module.css";
import menu from "../ui/admin/Menu.module.css";
import { tagLabel } from "./tag-label.ts";
import styles from "./Tags.module.css";

const SUGGESTED = 12;
const LONGEST = limits.tagLevels * (limits.tagLevelLength + 1);

type Props = {
  label: string;
  hint?: string;
  buttonLabel: string;
  onChoose: (path: string) => void;
  error?: string | undefined;
  isFocused?: boolean;
};

export function TagInput({ label, hint, buttonLabel, onChoose, error, isFocused = false }: Props) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const suggestions = useSuggestions(text.trim());
  const choose = (path: string): void => {
    setText("");
    setChosen(chosen + 1);
    if (path !== "") onChoose(path);
  };
  const chooseTyped = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== "Enter" || event.currentTarget.getAttribute("aria-activedescendant")) return;
    event.preventDefault();
    choose(text.trim());
  };
  return (
    <div className={styles.input}>
      <ComboBox
        // A new component after each choice: an emptied field would open its suggestions again.
        key={chosen}
        allowsCustomValue
        menuTrigger="input"
        items={suggestions}
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && choose(String(key))}
        isInvalid={error !== undefined}
        className={styles.parts ?? ""}
      >
        <Label className={field.label}>{label}</Label>
        <Input
          className={field.input ?? ""}
          maxLength={LONGEST}
          onKeyDown={chooseTyped}
          autoFocus={isFocused || chosen > 0}
        />
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        {error && (
          <Text slot="errorMessage" className={field.error}>
            {error}
          </Text>
        )}
        <OpensOnArrival items={suggestions} />
        <Popover className={`${menu.popover} ${styles.suggestions}`}>
          <ListBox className={menu.menu ?? ""}>
            {({ path }: { path: string }) => (
              <ListBoxItem id={path} textValue={path} className={menu.menuItem ?? ""}>
                {tagLabel(path)}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {/* Inside the combo box React Aria would treat it as the button that opens the suggestions. */}
      <Button isDisabled={text.trim() === ""} onPress={() => choose(text.trim())}>
        {buttonLabel}
      </Button>
    </div>
  );
}

/** Also opens the list when suggestions arrive after the last key press. */
function OpensOnArrival({ items }: { items: { path: string }[] }) {
  const state = useContext(ComboBoxStateContext);
  const arrived = items.map(({ path }) => path).join("\n");
  const open = useEffectEvent((paths: string) => {
    if (paths !== "" && state?.isFocused && !state.isOpen && state.inputValue !== "") state.open(null, "input");
  });
  useEffect(() => open(arrived), [arrived]);
  return null;
}

/** Tags of the first level until something is typed; tags that decide the place of entries are left out. */
function useSuggestions(q: string): { path: string; id: string }[] {
  const { data } = trpc.tags.tree.useQuery(
    { limit: SUGGESTED, ...(q && { q: q.slice(0, limits.searchLength) }) },
    { placeholderData: keepPreviousData },
  );
  return (data?.items ?? []).filter(({ isFixed }) => !isFixed).map(({ path }) => ({ path, id: path }));
}

/** The chosen tags, each with the button that removes it. */
export function TagChips({ tags, onRemove }: { tags: readonly string[]; onRemove: (path: string) => void }) {
  const { t } = useTranslation("files");
  if (tags.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {tags.map((path) => (
        <li key={path}>
          {tagLabel(path)}
          <button
            type="button"
            aria-label={t("tags.removeOf", { name: tagLabel(path) })}
            onClick={() => onRemove(path)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
