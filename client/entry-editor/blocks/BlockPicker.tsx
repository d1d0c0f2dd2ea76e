// The menu of '+': groups of blocks, each with a description. Typing filters the blocks.
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField as AriaSearchField,
  Text,
} from "react-aria-components";
import { Icon } from "../../ui/admin/icons.tsx";
import { useMedia } from "../../ui/admin/use-is-wide.ts";
import menu from "../../ui/admin/Menu.module.css";
import search from "../../ui/admin/SearchField.module.css";
import { type BlockChoice, blockChoices, foundBy } from "./block-choices.ts";
import { type AddableKind, blockGroups } from "./addable.ts";
import styles from "./BlockPicker.module.css";

export function BlockPicker({ onChoose }: { onChoose: (kind: AddableKind) => void }) {
  const { t } = useTranslation("admin");
  const choices = useMemo(() => blockChoices(t), [t]);
  // On a touch screen, a focused field would open the keyboard, which would hide the choices.
  const isTouch = useMedia("(pointer: coarse)");
  const field = useRef<HTMLInputElement>(null);
  // React Aria's `autoFocus` waits a frame after the click of a key, and letters that follow at once would be lost.
  useLayoutEffect(() => {
    if (!isTouch) field.current?.focus({ preventScroll: true });
  }, [isTouch]);
  const [query, setQuery] = useState("");
  // Without a filter of its own, the Autocomplete focuses the first choice of the new order, not of the former one.
  const found = foundBy(choices, query);
  // The group of the best choice comes first.
  const groups = query.trim() === "" ? blockGroups : [...new Set(found.map(({ group }) => group))];
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <AriaSearchField aria-label={t("blocks.search")} className={`${search.search} ${styles.search}`}>
        <Icon name="search" />
        <Input ref={field} placeholder={t("blocks.searchHint")} />
      </AriaSearchField>
      <Menu
        aria-label={t("blocks.choose")}
        className={`${menu.menu} ${styles.choices}`}
        onAction={(key) => onChoose(key as AddableKind)}
        renderEmptyState={() => <p className={styles.none}>{t("blocks.noneFound")}</p>}
      >
        {groups.map((group) => (
          <MenuSection key={group} className={styles.group ?? ""}>
            <Header className={styles.title}>{t(`blocks.groups.${group}`)}</Header>
            {found
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <PickerItem key={choice.kind} choice={choice} />
              ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

function PickerItem({ choice: { kind, icon, name, about } }: { choice: BlockChoice }) {
  return (
    <MenuItem id={kind} textValue={name} className={`${menu.menuItem} ${styles.choice}`}>
      <Icon name={icon} />
      <span className={styles.words}>
        <Text slot="label" className={styles.name}>
          {name}
        </Text>
        <Text slot="description" className={styles.about}>
          {about}
        </Text>
      </span>
    </MenuItem>
  );
}
