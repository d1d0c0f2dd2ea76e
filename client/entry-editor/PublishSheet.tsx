// The sheet before a publication. It lists what the entry lacks. It also lists where, when and in which languages the
// entry will be public. For an entry that is already public, it lists the changes and folds the rest.
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { isLastingPage, listOf } from "#contract/values/pages.ts";
import layout from "../ui/admin/Layout.module.css";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { isSecondPress } from "../ui/admin/double-press.ts";
import { Icon } from "../ui/admin/icons.tsx";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { AddressField } from "./AddressField.tsx";
import { changesInWords } from "./changes-in-words.ts";
import { PublicDays } from "./PublicDays.tsx";
import { PublishFacts, useFactsInShort } from "./PublishFacts.tsx";
import styles from "./PublishSheet.module.css";
import type { ShortcomingKind } from "./shortcomings.ts";
import type { PublishQuestion as Question } from "./use-saving.ts";
import type { Editing } from "./use-editing.ts";

type SheetProps = {
  editing: Editing;
  /** Opens the German and the English text side by side. */
  onEnglish: () => void;
  onPlace: (place: ShortcomingKind) => void;
};

export function PublishSheet({ editing: current, onEnglish, onPlace }: SheetProps) {
  const { t } = useTranslation("admin");
  const { question, endQuestion, save } = current.saving;
  const [last, setLast] = useState({ question, session: current.session });
  // During its exit animation, the dialog still shows the last question, although the publication has changed the
  // session.
  if (question !== null && (question !== last.question || current.session !== last.session))
    setLast({ question, session: current.session });
  const editing = { ...current, session: last.session };
  const state = publishStateOf(last.session.base);
  const isForLater = publishStateOf(last.session.draft) === "scheduled";
  const details = (
    <Details
      editing={editing}
      onEnglish={() => {
        endQuestion();
        onEnglish();
      }}
    />
  );
  return (
    // A click outside must not close the dialog, because it may be the second click of a double click.
    <Dialog
      isOpen={question !== null}
      onClose={endQuestion}
      title={t("publish.title")}
      role="alertdialog"
      isWide={state !== "public"}
    >
      {state === "public" && <Changes editing={editing} />}
      {last.question && last.question.lacks.length > 0 && (
        <Shortcomings question={last.question} onClose={endQuestion} onPlace={onPlace} />
      )}
      {state === "public" ? <More editing={editing}>{details}</More> : details}
      <DialogActions>
        <Button onPress={endQuestion}>{t("conflict.goOn")}</Button>
        <Button
          tone="primary"
          autoFocus
          onPress={(press) => {
            if (last.question && !isSecondPress(press)) void save(last.question.kind, { isSure: true });
          }}
        >
          {t(isForLater ? "publish.later" : "publish.now")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Details({ editing, onEnglish }: Pick<SheetProps, "editing" | "onEnglish">) {
  const { stored, draft } = editing.session;
  return (
    <div className={styles.columns}>
      <PublishFacts editing={editing} onEnglish={onEnglish} />
      {!isLastingPage(stored.tags) && (
        <div className={styles.days}>
          <PublicDays
            isBeforePublication
            entry={stored}
            draft={draft}
            errors={editing.saving.errors}
            change={editing.change}
          />
          {listOf(stored.tags) !== null && <AddressField entry={stored} />}
        </div>
      )}
    </div>
  );
}

function Changes({ editing: { session, files } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const changes = changesInWords(session.base, session.draft, files, t);
  if (changes.length === 0) return null;
  return (
    <section aria-label={t("publish.changes")} className={styles.changes}>
      <h3>{t("publish.changes")}</h3>
      <dl className={styles.facts}>
        {changes.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function More({ editing, children }: { editing: Editing; children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <Disclosure className={styles.more ?? ""}>
      <Heading level={3}>
        <AriaButton slot="trigger" className={styles.trigger ?? ""}>
          <Icon name="chevron" />
          <span>{t("publish.more")}</span> <span className={styles.summary}>{useFactsInShort(editing)}</span>
        </AriaButton>
      </Heading>
      <DisclosurePanel>
        <div className={styles.folded}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}

type Props = { question: Question; onClose: () => void; onPlace: (place: ShortcomingKind) => void };

function Shortcomings({ question: { lacks }, onClose, onPlace }: Props) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState<ShortcomingKind | null>(null);
  // The closing dialog first returns the focus to its button.
  const show = useEffectEvent(() => wanted !== null && onPlace(wanted));
  useEffect(() => () => void show(), []);
  return (
    <ul className={layout.rowList}>
      {lacks.map(({ kind, count }) => (
        <li key={kind} className={styles.item}>
          <span>
            <b>{t(`publish.lacks.${kind}`, { count })}</b> {t(`publish.todo.${kind}`, { count })}
          </span>
          <Button
            onPress={() => {
              setWanted(kind);
              onClose();
            }}
          >
            {t(`publish.show.${kind}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
