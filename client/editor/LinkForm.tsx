import { use, useEffect, useId, useState, type FormEvent, type KeyboardEvent as ReactKeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, FieldError, Input, Label, TextField } from "react-aria-components";
import { Range } from "slate";
import { ReactEditor } from "slate-react";
import type { OfferedTarget } from "#contract/schemas/links.ts";
import { Icon as AdminIcon } from "../ui/admin/icons.tsx";
import { choiceId, Choices, markedAfter, type Choice } from "./Choices.tsx";
import { completeUrl } from "./complete-url.ts";
import { Icon } from "./icons.tsx";
import { LinkStates } from "./LinkStates.ts";
import type { RichTextEditor } from "./nodes.ts";
import { targetIcons, useTargetHint } from "./target-hint.ts";
import styles from "./Toolbar.module.css";
import { useTargets } from "./use-targets.ts";
import { findLink, removeLink, setLink } from "./with-links.ts";

type Props = { editor: RichTextEditor; close: () => void };

export function LinkForm({ editor, close }: Props) {
  const { t } = useTranslation("editor");
  const existing = findLink(editor)?.href;
  const [written, setWritten] = useState(existing ?? "");
  const [marked, setMarked] = useState(-1);
  const [isRefused, setRefused] = useState(false);
  const list = useId();
  const { targets, isPending } = useTargets(written === existing ? "" : written);
  useTargetHighlight(editor);
  useEscape(close);

  const link = (href: string, words?: string): void => {
    setLink(editor, href, words);
    close();
  };
  const choose = ({ href, title }: OfferedTarget): void => link(href, title);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    // React would bubble the submit event to the form of the entry, which would be submitted, too.
    event.stopPropagation();
    const target = targets[marked];
    const href = completeUrl(written);
    if (target) choose(target);
    else if (href === null) setRefused(true);
    else link(href);
  };
  // A typed address is accepted as it is, so it has no hits to count.
  const address = targets.length === 0 && !isPending ? completeUrl(written) : null;
  const mark = (event: ReactKeyboardEvent): void => {
    // While targets are loading, the stale targets stay visible, so that the list does not jump. Keys must not choose
    // stale targets.
    const next = markedAfter(event.key, marked, isPending ? 0 : targets.length);
    if (next === undefined) return;
    event.preventDefault();
    setMarked(next);
  };
  return (
    <form onSubmit={apply} noValidate>
      <TextField
        className={styles.field}
        value={written}
        onChange={(value) => {
          setWritten(value);
          setMarked(-1);
          setRefused(false);
        }}
        isInvalid={isRefused}
        // The popover opens for typing the target, so the field gets the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      >
        <Label>{t("link.target")}</Label>
        <Input
          role="combobox"
          aria-expanded={targets.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={choiceId(list, marked)}
          onKeyDown={mark}
          placeholder={t("link.example")}
          autoComplete="off"
          spellCheck="false"
        />
        <FieldError className={styles.error}>{t("link.invalid")}</FieldError>
      </TextField>
      <State href={written === existing ? existing : undefined} />
      <Choices
        id={list}
        label={t("link.targets")}
        choices={targets.map(useChoice())}
        marked={marked}
        onMark={setMarked}
        onChoose={(index) => targets[index] && choose(targets[index])}
      />
      <p role="status" className={address === null ? "visually-hidden" : styles.leadsTo}>
        {isPending
          ? ""
          : address === null
            ? t("link.found", { count: targets.length })
            : t("link.leadsTo", { address: shownAddress(address) })}
      </p>
      <div className={styles.actions}>
        {existing !== undefined && (
          <Button
            className={styles.quiet}
            onPress={() => {
              removeLink(editor);
              close();
            }}
          >
            <Icon name="unlink" size={18} />
            {t("link.remove")}
          </Button>
        )}
        <Button type="submit" className={styles.primary}>
          {t("link.apply")}
        </Button>
      </div>
    </form>
  );
}

const shownAddress = (address: string): string => address.replace(/^(?:mailto|tel):/u, "");

function useChoice(): (target: OfferedTarget) => Choice {
  const hintOf = useTargetHint();
  return (target) => ({
    key: target.href,
    label: target.title,
    icon: <AdminIcon name={targetIcons[target.kind]} />,
    hint: hintOf(target),
  });
}

/** A warning if guests cannot open the target of the link. */
function State({ href }: { href: string | undefined }) {
  const { t } = useTranslation("editor");
  const state = use(LinkStates)(href ?? "");
  if (href === undefined || state === "public") return null;
  return <p className={styles.warning}>{t(`link.state.${state}`)}</p>;
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    // The listener uses the capture phase, because React Aria's overlays and fields stop this event.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  });
}

function useTargetHighlight(editor: RichTextEditor): void {
  useEffect(() => {
    const { selection } = editor;
    if (!selection || Range.isCollapsed(selection) || !("highlights" in CSS)) return;
    CSS.highlights.set("link-target", new Highlight(ReactEditor.toDOMRange(editor, selection)));
    return () => void CSS.highlights.delete("link-target");
  }, [editor]);
}
