import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  type Key,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
} from "react-aria-components";
import { useNavigate } from "react-router";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./Palette.module.css";
import { focusField, focusPage, useShownPath } from "./focus-field.ts";
import { useFound } from "./use-found.ts";

export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("overview");
  useShownPath();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("palette.title")} hasClose>
      <Search onClose={onClose} />
    </Dialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("overview");
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const sections = useFound(query);
  const follow = (id: Key): void => {
    const chosen = sections.flatMap(({ items }) => items).find((item) => item.id === id);
    if (!chosen) return;
    onClose();
    void navigate(chosen.path);
    const path = new URL(chosen.path, location.href).pathname;
    if (chosen.field) focusField(path, chosen.field);
    else focusPage(path);
  };
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField aria-label={t("palette.title")} autoFocus className={styles.field ?? ""}>
        <Icon name="search" />
        <Input placeholder={t("palette.hint")} className={styles.input ?? ""} maxLength={160} />
      </SearchField>
      <Menu
        aria-label={t("palette.title")}
        className={styles.list ?? ""}
        items={sections}
        onAction={follow}
        renderEmptyState={() => <p className={styles.nothing}>{t("palette.nothing")}</p>}
      >
        {({ name, items }) => (
          <MenuSection id={name}>
            <Header className={styles.heading ?? ""}>{t(`palette.${name}`)}</Header>
            <Collection items={items}>
              {({ id, label, within, icon }) => (
                <MenuItem id={id} textValue={label} className={styles.item ?? ""}>
                  <Icon name={icon} />
                  <span>
                    {label}
                    {within && <span className={styles.within}> {within}</span>}
                  </span>
                </MenuItem>
              )}
            </Collection>
          </MenuSection>
        )}
      </Menu>
    </Autocomplete>
  );
}
