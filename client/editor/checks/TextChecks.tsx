import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Transforms } from "slate";
import { ReactEditor, useSlate } from "slate-react";
import { Button } from "../../ui/admin/Button.tsx";
import { useEditorFocus } from "../EditorFocus.tsx";
import type { RichTextEditor } from "../nodes.ts";
import type { Check, TextAround } from "./find-checks.ts";
import styles from "./TextChecks.module.css";
import { useCheckMarks } from "./use-check-marks.ts";
import { placeOf, useChecks } from "./use-checks.ts";

type Props = { html: string; around: TextAround };

/** A longer list would hide the next part of the page. Fixing a finding shows the next one. */
const SHOWN = 5;

export function TextChecks({ html, around }: Props) {
  const { t } = useTranslation("editor");
  const editor = useSlate();
  const found = useChecks(editor, html, around);
  useCheckMarks(editor, found);
  const isInText = useHasFocus(editor);
  const [wasInText, setWasInText] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The list opens with the first focus and stays open. If the list closed, the next click would hit another place.
  if (isInText && !wasInText) {
    setWasInText(true);
    setIsOpen(true);
  }
  const count = found.length === 0 ? "" : t("checks.found", { count: found.length });
  return (
    <>
      <p role="status" className="visually-hidden">
        {isInText ? count : ""}
      </p>
      {count !== "" && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          className={styles.checks}
          data-text-checks
        >
          <summary>{count}</summary>
          <ul>
            {found.slice(0, SHOWN).map((check, index) => (
              <Finding key={index} check={check} editor={editor} />
            ))}
          </ul>
          {found.length > SHOWN && <p>{t("checks.more", { count: found.length - SHOWN })}</p>}
        </details>
      )}
    </>
  );
}

function Finding({ check, editor }: { check: Check; editor: RichTextEditor }) {
  const { t } = useTranslation("editor");
  const words = useWords(check);
  return (
    <li>
      <span>{words}</span>
      <Button tone="plain" aria-label={t("checks.goTo", { words })} onPress={() => goTo(editor, check)}>
        {t("checks.go")}
      </Button>
    </li>
  );
}

function useWords(check: Check): string {
  const { t } = useTranslation("editor");
  if (check.kind === "sentence") return t("checks.sentence", { words: check.words });
  if (check.kind === "link") return t("checks.link", { text: check.text });
  return t(`checks.${check.kind}`);
}

function goTo(editor: RichTextEditor, check: Check): void {
  const place = placeOf(editor, check);
  if (!place) return;
  ReactEditor.focus(editor);
  Transforms.select(editor, place);
  const { startContainer: start } = ReactEditor.toDOMRange(editor, place);
  start.parentElement?.scrollIntoView({ block: "center" });
}

function useHasFocus(editor: RichTextEditor): boolean {
  const { subscribe, read } = useEditorFocus();
  return useSyncExternalStore(
    subscribe,
    () => read()?.editor === editor,
    () => false,
  );
}
