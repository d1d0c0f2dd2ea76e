// The search code is loaded when the search opens for the first time. Until then, the field keeps the typed text.
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { closePalette } from "./open-palette.ts";
import styles from "./Palette.module.css";
import type { SearchProps } from "./PaletteSearch.tsx";

let loaded: ComponentType<SearchProps> | null = null;

export function PaletteBody(props: Omit<SearchProps, "text" | "onText">) {
  const notifyError = useNotifyError();
  const [text, setText] = useState("");
  const [view, setView] = useState({ Search: loaded });
  const fail = useEffectEvent((error: unknown) => {
    closePalette();
    notifyError(error);
  });
  useEffect(() => {
    if (view.Search) return undefined;
    let isWanted = true;
    void import("./PaletteSearch.tsx")
      .then(({ PaletteSearch }) => {
        loaded = PaletteSearch;
        if (isWanted) setView({ Search: loaded });
      })
      .catch((error: unknown) => isWanted && fail(error));
    return () => {
      isWanted = false;
    };
  }, [view]);
  if (view.Search) return <view.Search {...props} text={text} onText={setText} />;
  return <EarlyInput text={text} onText={setText} />;
}

function EarlyInput({ text, onText }: Pick<SearchProps, "text" | "onText">) {
  const { t } = useTranslation("overview");
  return (
    <div className={styles.search} data-palette>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has been opened for typing
          autoFocus
          aria-label={t("palette.title")}
          placeholder={t("palette.hint")}
          className={styles.input}
          value={text}
          maxLength={limits.searchLength}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <p role="status" className={`${styles.list} ${styles.waiting}`}>
        {t("palette.waiting")}
      </p>
    </div>
  );
}
