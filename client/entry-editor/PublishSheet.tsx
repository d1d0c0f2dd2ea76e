// The sheet before a publication: what the entry lacks, and where, when and in which languages it will be public.
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { entryPath, fixedPageNameOf, isInList, listOf, listTags } from "#contract/values/pages.ts";
import layout from "../ui/admin/Layout.module.css";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { isSecondPress } from "../ui/admin/double-press.ts";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { AddressField } from "./AddressField.tsx";
import { olderParts } from "./english/older.ts";
import { PublicDays } from "./PublicDays.tsx";
import styles from "./PublishSheet.module.css";
import { type ShortcomingKind, shownPictures } from "./shortcomings.ts";
import { isUndescribed } from "./undescribed.ts";
import type { PublishQuestion as Question } from "./use-saving.ts";
import type { Editing } from "./use-editing.ts";

type SheetProps = {
  editing: Editing;
  /** Shows the German and the English text side by side. */
  onEnglish: () => void;
  onPlace: (place: ShortcomingKind) => void;
};

export function PublishSheet({ editing, onEnglish, onPlace }: SheetProps) {
  const { t } = useTranslation("admin");
  const { saving, session } = editing;
  const { question, endQuestion, save } = saving;
  const [last, setLast] = useState(question);
  // Keeps the last question, because the dialog still shows it while fading out.
  if (question !== null && question !== last) setLast(question);
  const isForLater = publishStateOf(session.draft) === "scheduled";
  return (
    // A click outside must not close the dialog, because it may be the second click of a double click.
    <Dialog isOpen={question !== null} onClose={endQuestion} title={t("publish.title")} role="alertdialog" isWide>
      {last && last.lacks.length > 0 && <Shortcomings question={last} onClose={endQuestion} onPlace={onPlace} />}
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <Places editing={editing} />
          <Languages
            editing={editing}
            onRead={() => {
              endQuestion();
              onEnglish();
            }}
          />
          <Pictures editing={editing} />
        </dl>
        {fixedPageNameOf(session.stored.tags) === null && (
          <div className={styles.days}>
            <PublicDays
              isBeforePublication
              entry={session.stored}
              draft={session.draft}
              errors={saving.errors}
              change={editing.change}
            />
            {listOf(session.stored.tags) !== null && <AddressField entry={session.stored} />}
          </div>
        )}
      </div>
      <DialogActions>
        <Button onPress={endQuestion}>{t("conflict.goOn")}</Button>
        <Button
          tone="primary"
          autoFocus
          onPress={(press) => {
            if (last && !isSecondPress(press)) void save(last.kind, { isSure: true });
          }}
        >
          {t(isForLater ? "publish.later" : "publish.now")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Places({ editing: { session } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const { draft, stored } = session;
  const lists = listTags.filter((list) => isInList(draft.tags, list)).map((list) => site(`nav.${list}`));
  const path = entryPath({ ...stored, tags: draft.tags });
  return (
    <div>
      <dt>{t("publish.where")}</dt>
      <dd>
        {lists.length > 0 ? lists.join(", ") : path === null && t("editor.nowhere")}
        {/* An entry that was never public has no readable address yet. */}
        {path !== null && stored.address !== null && <span className={styles.path}>{path}</span>}
      </dd>
    </div>
  );
}

function Languages({ editing: { session }, onRead }: { editing: Editing; onRead: () => void }) {
  const { t } = useTranslation("admin");
  const { draft, stored } = session;
  const older = draft.en === null ? 0 : olderParts(stored, draft).length;
  return (
    <div>
      <dt>{t("publish.languages")}</dt>
      <dd>
        {draft.en === null
          ? t("publish.onlyGerman")
          : t(older > 0 ? "publish.englishOlder" : "publish.both", { count: older })}
        {older > 0 && (
          <Button tone="plain" onPress={onRead}>
            {t("publish.readEnglish")}
          </Button>
        )}
      </dd>
    </div>
  );
}

function Pictures({ editing: { session, files } }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const pictures = shownPictures(session.draft).flatMap((id) => files[id] ?? []);
  const count = pictures.filter(isUndescribed).length;
  const described = t(count === 0 ? "publish.described" : "publish.undescribed", { count });
  return (
    <div>
      <dt>{t("publish.pictures")}</dt>
      <dd>{pictures.length === 0 ? t("publish.noPictures") : described}</dd>
    </div>
  );
}

type Props = { question: Question; onClose: () => void; onPlace: (place: ShortcomingKind) => void };

function Shortcomings({ question: { lacks }, onClose, onPlace }: Props) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState<ShortcomingKind | null>(null);
  // The closed dialog first returns the focus.
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
