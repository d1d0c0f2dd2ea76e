import { keepPreviousData } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import { trpc } from "../api/trpc.ts";
import field from "../ui/admin/Field.module.css";
import menu from "../ui/admin/Menu.module.css";
import { OpensOnArrival } from "../ui/admin/OpensOnArrival.tsx";
import { tagLabel } from "./tag-label.ts";
import styles from "./Tags.module.css";

const SUGGESTED = 12;

export type TagSuggestion = { path: string; id: string };

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  suggestions: TagSuggestion[];
  onChoose: (path: string) => void;
  onEnter: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  isFocused?: boolean;
};

export function TagCombo({ label, text, onText, suggestions, onChoose, onEnter, hint, error, isFocused }: Props) {
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== "Enter" || event.currentTarget.getAttribute("aria-activedescendant")) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <ComboBox
      allowsCustomValue
      menuTrigger="input"
      items={suggestions}
      inputValue={text}
      onInputChange={onText}
      selectedKey={null}
      onSelectionChange={(key) => key !== null && onChoose(String(key))}
      isInvalid={error !== undefined}
      className={styles.parts ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      <Input
        className={field.input ?? ""}
        maxLength={limits.tagLevels * limits.tagLevelLength}
        onKeyDown={enter}
        autoFocus={isFocused ?? false}
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
      <OpensOnArrival keys={suggestions.map(({ path }) => path)} />
      <Popover className={`${menu.popover} ${styles.suggestions}`}>
        <ListBox className={menu.menu ?? ""}>
          {({ path }: TagSuggestion) => (
            <ListBoxItem id={path} textValue={path} className={menu.menuItem ?? ""}>
              {tagLabel(path)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/**
 * Suggests tags that match the typed text. Without text, suggests tags of the first level. Omits tags that assign an
 * entry to a list or page.
 */
export function useTagSuggestions(q: string): TagSuggestion[] {
  const { data } = trpc.tags.tree.useQuery(
    { limit: SUGGESTED, ...(q && { q: truncate(q, limits.searchLength) }) },
    { placeholderData: keepPreviousData },
  );
  return (data?.items ?? []).filter(({ isFixed }) => !isFixed).map(({ path }) => ({ path, id: path }));
}
