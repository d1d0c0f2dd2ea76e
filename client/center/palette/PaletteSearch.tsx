import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import type { PaletteAction } from "./actions.ts";
import styles from "./Palette.module.css";
import { PaletteResults } from "./PaletteResults.tsx";
import type { Result, Way } from "./result.ts";
import { NAMED } from "./ranking.ts";
import { useLocal } from "./use-local.ts";
import { useRemote } from "./use-remote.ts";

export type SearchProps = {
  actions: readonly PaletteAction[];
  text: string;
  onText: (text: string) => void;
  onChoose: (way: Way) => void;
};

/** A combobox whose list is always open. The focus stays in the input, and the arrow keys move the selection. */
export function PaletteSearch({ actions, text, onText, onChoose }: SearchProps) {
  const { t } = useTranslation("overview");
  const [activeId, setActiveId] = useState<string | null>(null);
  const id = useId();
  const typed = text.trim();
  const local = useLocal(typed, actions);
  const remote = useRemote(typed, local.best >= NAMED);
  const sections = [...local.sections, ...remote.sections];
  const results = sections.flatMap((section) => section.results);
  const active = Math.max(
    0,
    results.findIndex((result) => result.id === activeId),
  );
  const current = results[active];
  const list = useActiveInView(current?.id);
  const choose = ({ goes }: Result): void => onChoose(goes);
  const moves: Record<string, number> = {
    ArrowDown: (active + 1) % results.length,
    ArrowUp: (active - 1 + results.length) % results.length,
    Home: 0,
    End: results.length - 1,
    PageDown: Math.min(results.length - 1, active + PAGE),
    PageUp: Math.max(0, active - PAGE),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, it needs Enter and the arrow keys.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moves[event.key];
    if (event.key !== "Enter" && next === undefined) return;
    event.preventDefault();
    if (event.key === "Enter") {
      if (current) choose(current);
    } else setActiveId(results[next ?? 0]?.id ?? null);
  };
  const isNothing = typed !== "" && results.length === 0 && !remote.isWaiting && !remote.isFailed;
  return (
    <div className={styles.search} data-palette>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has been opened for typing
          autoFocus
          aria-label={t("palette.title")}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.id}`}
          placeholder={t("palette.hint")}
          className={styles.input}
          value={text}
          maxLength={limits.searchLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            onText(event.target.value);
            setActiveId(null);
          }}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} className={styles.list}>
        <PaletteResults id={id} sections={sections} activeId={current?.id} onPoint={setActiveId} onChoose={choose} />
        {remote.isWaiting && <p className={styles.waiting}>{t("palette.waiting")}</p>}
        {remote.isFailed && (
          <div role="alert" className={styles.failed}>
            <p>{t("palette.failed")}</p>
            <Button onPress={remote.again}>{t("palette.again")}</Button>
          </div>
        )}
        {isNothing && (
          <div className={styles.nothing}>
            <p>{t("palette.nothing")}</p>
            <p>{t("palette.nothingHint")}</p>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {typed !== "" &&
          !remote.isWaiting &&
          (isNothing ? t("palette.nothing") : t("palette.count", { count: results.length }))}
      </p>
      <p className={styles.keysHelp} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t("palette.keysChoose")} <kbd>↵</kbd> {t("palette.keysOpen")} <kbd>Esc</kbd>{" "}
        {t("palette.keysClose")}
      </p>
    </div>
  );
}

const PAGE = 5;

function useActiveInView(activeId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId === undefined) return;
    const active = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    active?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return list;
}
