import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Input, SearchField as AriaSearchField } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { Icon } from "./icons.tsx";
import styles from "./SearchField.module.css";

const SEARCH_AFTER_MS = 250;

type Props = {
  label: string;
  query: string;
  onSearch: (text: string) => void;
};

export function SearchField({ label, query, onSearch }: Props) {
  const { t } = useTranslation("admin");
  const [text, setText] = useState(query);
  const asked = useRef(query);
  // The back button or 'show all' can also change the query, so the field must follow.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setText(query);
  }, [query]);
  const search = (typed: string): void => {
    if (typed === asked.current) return;
    asked.current = typed;
    onSearch(typed);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <AriaSearchField
      aria-label={label}
      value={text}
      onChange={setText}
      // Leaving the field searches immediately. After the debounce, the user may have started a navigation, which the
      // search would replace.
      onBlur={() => search(text.trim())}
      maxLength={limits.searchLength}
      className={styles.search ?? ""}
    >
      <Icon name="search" />
      <Input placeholder={t("search.placeholder")} />
      {text !== "" && (
        <Button aria-label={t("search.clear")} className={styles.clear ?? ""}>
          <Icon name="close" />
        </Button>
      )}
    </AriaSearchField>
  );
}
