import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isLastingPage, listOf } from "#contract/values/pages.ts";
import { EditorFocusProvider } from "../editor/EditorFocus.tsx";
import type { ShowArticle } from "../site/entries/Article.tsx";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { ConfirmDialog } from "../ui/admin/Dialog.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditableBody } from "./blocks/EditableBody.tsx";
import { EditableMainPicture } from "./EditableMainPicture.tsx";
import { blockInEnglish } from "#contract/blocks/english.ts";
import { useContent } from "../language/content.ts";
import { EditedTitles } from "./english/EditedTitles.tsx";
import { type EnglishMode, EnglishModes } from "./english/english-mode.ts";
import type { Draft } from "./draft-fields.ts";
import { EditedDate } from "./EditedDate.tsx";
import { EditPanel } from "./panel/EditPanel.tsx";
import { EntryDetails } from "./EntryDetails.tsx";
import { noFieldErrors } from "./field-errors.ts";
import { arriveAtBlock, focusBlock, focusPlace, focusRefused, isBlock, type Place } from "./places.ts";
import { PropertiesButton, PropertiesPlace } from "./properties/PropertiesPlace.tsx";
import { useProperties } from "./properties/use-properties.ts";
import { SplashButtons } from "./SplashButtons.tsx";
import { PublishSheet } from "./PublishSheet.tsx";
import { trpc } from "../api/trpc.ts";
import { notify, withdrawUndo } from "../ui/admin/notices.tsx";
import { StoredPagesBelow } from "../ui/admin/PagesBelow.tsx";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import { useRemoval } from "../ui/admin/use-removal.ts";
import { focusHeading } from "../ui/admin/focus-heading.ts";
import { LinkStates } from "../editor/LinkStates.ts";
import { PageHistory } from "../editor/PageHistory.ts";
import { useHistoryKeys } from "./use-history-keys.ts";
import { type Opening, useEditing } from "./use-editing.ts";
import { isUnwritten, useUntouched } from "./use-untouched.ts";
import { HasEnglish } from "./undescribed.ts";
import { useRefusedPaste } from "./use-refused-paste.ts";

type Props = {
  article: ArticleData;
  show: ShowArticle;
  isSplash: boolean;
  opening: Opening;
  isNew: boolean;
  startAt: string | null;
  /** The block that a link has asked for. */
  arrivesAt: string | null;
  gallery: string | null;
  onLeave: () => void;
};
type Question = "delete" | "discard";

export function ArticleEditor(props: Props) {
  const { article, show, isSplash, opening, isNew, startAt, arrivesAt, gallery, onLeave } = props;
  const { t } = useTranslation("admin");
  const editing = useEditing(article, opening);
  const { session, saving, files, syncing } = editing;
  const { kept } = opening;
  useHistoryKeys(editing.history);
  const { draft } = session;
  const [openGallery, setOpenGallery] = useState<string | null>(null);
  useEffect(() => {
    // When the gallery's window closes, it returns the focus to the previously focused element. So the gallery's button
    // gets the focus first.
    const frame = requestAnimationFrame(() => setOpenGallery(gallery));
    return () => cancelAnimationFrame(frame);
  }, [gallery]);
  const [mode, setMode] = useState<EnglishMode>(useContent());
  // If the user has just created the English version, the focus goes to the English title.
  const [isCreated, setIsCreated] = useState(false);
  const switchTo = (next: EnglishMode): void => {
    setIsCreated(draft.en === null && mode === "de" && next !== "de");
    setMode(next);
  };
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => focusBlock(startAt), [startAt]);
  useEffect(() => arriveAtBlock(arrivesAt), [arrivesAt]);
  const isFixed = isLastingPage(article.entry.tags);
  const properties = useProperties(isFixed);
  /**
   * If the page does not contain the place, opens the properties. The fields of the properties are rendered one frame
   * later.
   */
  const showPlace = (focus: () => boolean): void => {
    if (focus()) return;
    properties.open();
    requestAnimationFrame(() => requestAnimationFrame(() => focus()));
  };
  const toField = (place: Place): void => showPlace(() => focusPlace(place));
  const showRefused = useEffectEvent(() => showPlace(focusRefused));
  useEffect(() => {
    if (saving.errors !== noFieldErrors) showRefused();
  }, [saving.errors]);
  // Discarding the changes of an entry that was never saved removes the entry.
  const isUnsaved = isUnwritten(session.stored);
  const drop = useUntouched(article.entry.id, isUnsaved && !editing.isChanged && !editing.isBusy);
  const toPlace = useLeaveToPlace();
  const utils = trpc.useUtils();
  useRefusedPaste();
  const isLeaving = useRef(false);
  const leaveNothing = async (): Promise<void> => {
    isLeaving.current = true;
    editing.forget();
    notify(t("newEntry.dropped"));
    await drop();
    await toPlace(article.entry.tags);
  };
  const leave = async (): Promise<void> => {
    isLeaving.current = true;
    withdrawUndo();
    if (isUnsaved && !editing.isChanged) return leaveNothing();
    // A draft is not public, so leaving the editor saves it without a question.
    const isDraft = session.base.publishDate === null && session.draft.publishDate === null;
    if (isDraft && editing.isChanged) await saving.save("save", { isLeaving: true });
    else await keepCopy();
    onLeave();
  };
  /**
   * After leaving, the page shows the stored entry. Without a notice, users would think that their changes are lost.
   */
  const keepCopy = async (): Promise<void> => {
    if (!(await syncing.keep())) return syncing.tellNotKept();
    if (editing.isChanged) notify(t("notices.savedNotPublic"), "good", undefined, article.entry.id);
    // Fixed pages have their own query, so the articles are invalidated separately.
    void utils.entries.article.invalidate();
    void utils.entries.page.invalidate();
  };
  const saveDraft = useEffectEvent((): void => {
    const { base, draft: now } = session;
    const isDraft = base.publishDate === null && now.publishDate === null;
    if (isDraft && editing.isChanged && !isLeaving.current)
      void saving.save("save", { isLeaving: true, afterLeaving: editing.forget });
  });
  // A link also leaves the editor. Lists and pages would otherwise show a draft without what was typed.
  useEffect(() => () => saveDraft(), []);
  const discard = async (): Promise<void> => {
    setQuestion(null);
    if (isUnsaved) return leaveNothing();
    editing.dispatch({ type: "drop", at: Date.now() });
    notify(t("editor.discarded"), "good", { label: t("undo"), run: editing.history.undo });
    await syncing.keep();
  };
  // Links and lists use the stored title and tags, so the page shows the stored values until a save.
  const { title: _title, en: _en, tags: _tags, confirmed: _confirmed, ...shownFields } = draft;
  const shown: ArticleData = {
    ...article,
    // `when` has the stored dates of the event. The dates in the draft may differ.
    when: null,
    state: stateShown(article.state, draft),
    entry: {
      ...article.entry,
      ...shownFields,
      blocks: mode === "en" ? draft.blocks.map((block) => blockInEnglish(block)) : draft.blocks,
    },
    files,
  };
  return (
    <PageHistory value={editing.history}>
      <EnglishModes value={mode}>
        <HasEnglish value={draft.en !== null}>
          <LinkStates value={editing.links.stateOf}>
            <EditorFocusProvider>
              {show(shown, {
                date: (
                  <EditedDate
                    article={{ ...shown, entry: { ...shown.entry, tags: draft.tags } }}
                    editing={editing}
                    onPlace={toField}
                  />
                ),
                title: (
                  <EditedTitles
                    editing={editing}
                    isNew={isNew}
                    isCreated={isCreated}
                    takesFocus={startAt !== null && !isBlock(startAt)}
                  />
                ),
                details: <PropertiesButton properties={properties} />,
                mainPicture: <EditableMainPicture editing={editing} isRound={draft.isRound} isBehind={isSplash} />,
                buttons: <SplashButtons editing={editing} />,
                body: (
                  <EditableBody
                    editing={editing}
                    gallery={{ opened: openGallery, focused: gallery, onOpen: setOpenGallery }}
                  />
                ),
              })}
              <PropertiesPlace properties={properties}>
                <EntryDetails
                  entry={article.entry}
                  draft={draft}
                  isFixed={isFixed}
                  errors={saving.errors}
                  change={editing.change}
                />
              </PropertiesPlace>
              <EditPanel
                editing={editing}
                languages={{ mode, onMode: switchTo }}
                isFixed={isFixed}
                takesFocus={!isNew && startAt === null && kept === null && gallery === null}
                onDelete={() => setQuestion("delete")}
                onDiscard={() => setQuestion("discard")}
                onLeave={() => void leave()}
              />
              <DeleteQuestion
                isOpen={question === "delete"}
                entry={article.entry}
                onClose={() => setQuestion(null)}
                onDeleted={editing.forget}
              />
              <DiscardQuestion
                isOpen={question === "discard"}
                onClose={() => setQuestion(null)}
                onDiscard={() => void discard()}
              />
              <PublishSheet editing={editing} onEnglish={() => switchTo("both")} onPlace={toField} />
              <ConflictDialog editing={editing} />
            </EditorFocusProvider>
          </LinkStates>
        </HasEnglish>
      </EnglishModes>
    </PageHistory>
  );
}

function useLeaveToPlace(): (tags: readonly string[]) => Promise<void> {
  const navigate = useNavigate();
  return async (tags) => {
    await navigate(`/${listOf(tags) ?? "admincenter"}`);
    focusHeading();
  };
}

type DeleteProps = { isOpen: boolean; entry: ArticleData["entry"]; onClose: () => void; onDeleted: () => void };

function DeleteQuestion({ isOpen, entry, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation("admin");
  const toPlace = useLeaveToPlace();
  const { remove, isPending } = useRemoval();
  const confirm = async (): Promise<void> => {
    if (isPending) return;
    await remove([entry.id]);
    onDeleted();
    await toPlace(entry.tags);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("confirmDelete")}
      text={t(entry.share.fb ? "editor.deleteSharedText" : "editor.deleteText", { title: entry.title })}
      confirmLabel={t("delete")}
      isBusy={isPending}
      onConfirm={() => void confirm().catch(onClose)}
      onClose={onClose}
    >
      <StoredPagesBelow entry={entry} />
    </ConfirmDialog>
  );
}

function DiscardQuestion({
  isOpen,
  onClose,
  onDiscard,
}: {
  isOpen: boolean;
  onClose: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("admin");
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("editor.discardTitle")}
      text={t("editor.discardText")}
      confirmLabel={t("editor.discard")}
      cancelLabel={t("conflict.goOn")}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  );
}

/** A draft with a future date stays a draft until the user presses 'Veröffentlichen'. */
function stateShown(stored: ArticleData["state"], draft: Draft): ArticleData["state"] {
  if (stored !== "draft" && publishStateOf(draft) === "scheduled") return "scheduled";
  return stored === "public" ? "public" : "draft";
}
