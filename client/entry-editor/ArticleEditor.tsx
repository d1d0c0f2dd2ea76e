// The open editor of an article: the page itself with its parts made editable, and the panel.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { fixedPageNameOf, listOf } from "#contract/pages.ts";
import { EditorFocusProvider } from "../editor/EditorFocus.tsx";
import { Article, type ArticleData } from "../site/entries/Article.tsx";
import { trpc } from "../trpc.ts";
import { ConfirmDialog } from "../ui/admin/Dialog.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { EditableBlocks } from "./EditableBlocks.tsx";
import { EditableMainPicture } from "./EditableMainPicture.tsx";
import { EditableTitle } from "./EditableTitle.tsx";
import { EditableSections } from "./gallery/EditableSections.tsx";
import { EditPanel } from "./EditPanel.tsx";
import { EntryDetails } from "./EntryDetails.tsx";
import type { KeptDraft } from "./kept-drafts.ts";
import { EditableDownloads } from "./lists/EditableDownloads.tsx";
import { EditableLinks } from "./lists/EditableLinks.tsx";
import { notify, useNotifyError, withdrawUndo } from "../ui/admin/notices.tsx";
import { DOWNLOADS_PLACE, useEditing } from "./use-editing.ts";

type Props = {
  article: ArticleData;
  kept: KeptDraft | null;
  isNew: boolean;
  /** Opened by a key: the next key is for the text. A finger would call up the screen's keyboard. */
  isByKeyboard: boolean;
  /** Key of the gallery whose browser opens with the editor. */
  gallery: string | null;
  onLeave: () => void;
};
type Question = "delete" | "discard";

export function ArticleEditor({ article, kept, isNew, isByKeyboard, gallery, onLeave }: Props) {
  const editing = useEditing(article, kept);
  const { session, saving, files } = editing;
  const { draft } = session;
  const [openGallery, setOpenGallery] = useState<string | null>(null);
  useEffect(() => {
    // Once its button has the focus, which comes back to it afterwards.
    const frame = requestAnimationFrame(() => setOpenGallery(gallery));
    return () => cancelAnimationFrame(frame);
  }, [gallery]);
  const [question, setQuestion] = useState<Question | null>(null);
  const isFixed = fixedPageNameOf(article.entry.tags) !== null;
  useEffect(() => {
    const { title, blocks, links } = saving.errors;
    const hasErrors = title !== undefined || Object.keys({ ...blocks, ...links }).length > 0;
    if (hasErrors) document.querySelector<HTMLElement>("article [aria-invalid=true]")?.focus();
  }, [saving.errors]);
  const leave = (): void => {
    withdrawUndo();
    editing.forget();
    onLeave();
  };
  const shown: ArticleData = {
    ...article,
    entry: { ...article.entry, mediamain: draft.mediamain, publishDate: draft.publishDate, date: draft.date },
    files,
  };
  return (
    <EditorFocusProvider>
      <Article
        article={shown}
        parts={{
          title: (
            <>
              <EditableTitle
                title={draft.title}
                error={saving.errors.title}
                isNew={isNew}
                takesFocus={isByKeyboard}
                onChange={(title) => editing.change({ type: "title", title })}
              />
              <EntryDetails
                draft={draft}
                tags={article.entry.tags}
                isFixed={isFixed}
                errors={saving.errors}
                change={editing.change}
              />
            </>
          ),
          mainPicture: <EditableMainPicture editing={editing} isAvatar={article.entry.avatar} />,
          blocks: <EditableBlocks editing={editing} />,
          sections: (
            <EditableSections editing={editing} opened={openGallery} focused={gallery} onOpen={setOpenGallery} />
          ),
          downloads: (
            <EditableDownloads
              editing={editing}
              place={DOWNLOADS_PLACE}
              ids={draft.downloads}
              update={(update) => editing.change({ type: "downloads", update })}
              error={saving.errors.downloads}
            />
          ),
          links: <EditableLinks editing={editing} />,
        }}
      />
      <EditPanel
        editing={editing}
        isFixed={isFixed}
        takesFocus={!isNew && !isByKeyboard && kept === null && gallery === null}
        onDelete={() => setQuestion("delete")}
        onLeave={() => (editing.isChanged ? setQuestion("discard") : leave())}
      />
      <DeleteQuestion
        isOpen={question === "delete"}
        entry={article.entry}
        onClose={() => setQuestion(null)}
        onDeleted={editing.forget}
      />
      <DiscardQuestion isOpen={question === "discard"} onClose={() => setQuestion(null)} onDiscard={leave} />
      <ConflictDialog editing={editing} />
    </EditorFocusProvider>
  );
}

type DeleteProps = { isOpen: boolean; entry: ArticleData["entry"]; onClose: () => void; onDeleted: () => void };

function DeleteQuestion({ isOpen, entry, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const remove = trpc.entries.remove.useMutation({ onError: notifyError });
  const confirm = async (): Promise<void> => {
    if (remove.isPending) return;
    await remove.mutateAsync({ id: entry.id });
    onDeleted();
    notify(t("notices.deleted"));
    // The article's own query is left alone: asking for it again would find nothing.
    await Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate()]);
    await navigate(`/${listOf(entry.tags) ?? "admincenter"}`);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("confirmDelete")}
      text={t("editor.deleteText", { title: entry.title })}
      confirmLabel={t("delete")}
      isBusy={remove.isPending}
      onConfirm={() => void confirm().catch(onClose)}
      onClose={onClose}
    />
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
