import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ShowArticle } from "../site/entries/Article.tsx";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { blockInFragment } from "#contract/values/block-address.ts";
import { entryPath } from "#contract/values/pages.ts";
import { useIsHidden } from "../language/content.ts";
import { AdminLocale } from "../ui/admin/AdminLocale.tsx";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { publishStateOf, StateBadge } from "../ui/admin/StateBadge.tsx";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { ReadBody } from "./blocks/ReadBody.tsx";
import { useHandover } from "./notes/use-handover.ts";
import { useHandoverWords } from "./notes/use-handover-words.ts";
import panel from "./panel/EditPanel.module.css";
import { wasReloadedOpen, noteLeft, noteOpen } from "./open-entry.ts";
import { arriveAtBlock } from "./places.ts";
import { useOpening } from "./use-opening.ts";
import { useSteadyView } from "./use-steady-view.ts";

type How = "reading" | "opened" | "byKeyboard" | "atBlock" | "new" | "left";

/** True if the navigation to this page requested the editor for a new entry. False after a reload. */
function useIsNew(): boolean {
  const location = useLocation();
  const [isNew] = useState(() => (location.state as { edit?: boolean } | null)?.edit === true);
  useEffect(() => {
    const state: unknown = window.history.state;
    if (isNew && typeof state === "object") window.history.replaceState({ ...state, usr: null }, "");
  }, [isNew]);
  return isNew;
}

/** The block at which a link such as one of 'Heute' opens the editor. */
function useAskedBlock({ entry, source }: ArticleData): string | null {
  const { hash } = useLocation();
  const id = blockInFragment(hash);
  return (source ?? entry).blocks.some((block) => block.id === id) ? id : null;
}

type Props = { article: ArticleData; show: ShowArticle; isSplash: boolean };

export function EditableArticle({ article, show, isSplash }: Props) {
  const { t } = useTranslation("admin");
  const { t: pages } = useTranslation("navigation");
  // The server sends this field only to those who may edit the entry, such as the author of a draft.
  const mayEdit = (article.source ?? article.entry).publicUntil !== undefined;
  const isHidden = useIsHidden()(entryPath(article.entry) ?? "");
  const { id } = article.entry;
  const isNew = useIsNew();
  const askedBlock = useAskedBlock(article);
  const { opening, open: read, close, hasKept } = useOpening(article.source ?? article.entry);
  const [gallery, setGallery] = useState<string | null>(null);
  const [how, setHow] = useState<How>("reading");
  const noteView = useSteadyView();
  const [inView, setInView] = useState<string | null>(null);
  const open = async (next: How, galleryKey: string | null = null): Promise<void> => {
    await read();
    noteOpen(id);
    // A block that was asked for comes into view, so the view is not kept.
    setInView(next === "atBlock" ? null : noteView(galleryKey));
    setGallery(galleryKey);
    setHow(next);
  };
  const openAtOnce = useEffectEvent((): void => {
    if (askedBlock !== null) return;
    if (mayEdit && (isNew || wasReloadedOpen(id) || hasKept)) void open(isNew ? "new" : "opened");
  });
  useEffect(() => {
    const frame = requestAnimationFrame(openAtOnce);
    return () => cancelAnimationFrame(frame);
  }, []);
  const { key } = useLocation();
  const openAsked = useEffectEvent(({ block }: { block: string | null; visit: string }): void => {
    if (!mayEdit || block === null) return;
    if (opening && how !== "reading" && how !== "left") arriveAtBlock(block);
    else void open("atBlock");
  });
  useEffect(() => {
    // Following the link a second time is another visit of the same page.
    const asked = { block: askedBlock, visit: key };
    const frame = requestAnimationFrame(() => openAsked(asked));
    return () => cancelAnimationFrame(frame);
  }, [askedBlock, key]);
  if (!mayEdit) return show(article, {});
  if (opening && how !== "reading" && how !== "left") {
    const leave = (): void => {
      noteView();
      noteLeft();
      close();
      setHow("left");
    };
    return (
      <AdminLocale>
        <ArticleEditor
          article={article}
          show={show}
          isSplash={isSplash}
          opening={opening}
          isNew={how === "new"}
          startAt={how === "byKeyboard" ? (inView ?? "head") : null}
          arrivesAt={how === "atBlock" ? askedBlock : null}
          gallery={gallery}
          onLeave={leave}
        />
      </AdminLocale>
    );
  }
  const state = publishStateOf(article.entry);
  const isBeingEdited = state === "public" && article.isBeingEdited;
  const isPlain = state === "public" && !isHidden && !isBeingEdited;
  return (
    <>
      {show(article, {
        body: <ReadBody article={article} onEditGallery={(galleryId) => void open("opened", galleryId)} />,
      })}
      <div data-tool="" role="region" aria-label={t("editor.label")} className={`${panel.panel} ${panel.closed}`}>
        <span className={`${panel.closedState} ${isPlain ? panel.plainState : ""}`}>
          {state === "draft" ? <DraftState id={id} /> : <StateBadge state={state} />}
          {isHidden && <span className={panel.pending}>{pages("hiddenNote")}</span>}
          {isBeingEdited && <span className={panel.edited}>{t("editor.pending")}</span>}
        </span>
        <Button
          tone="primary"
          onPress={({ pointerType }) => void open(pointerType === "keyboard" ? "byKeyboard" : "opened")}
          autoFocus={how === "left"}
        >
          <Icon name="edit" />
          {t("editor.edit")}
        </Button>
      </div>
    </>
  );
}

/** A draft says who has it before anybody edits it. */
function DraftState({ id }: { id: string }) {
  const { handover } = useHandover(id);
  const words = useHandoverWords(handover);
  return (
    <>
      <StateBadge state={handover?.state === "handed" ? "handed" : "draft"} />
      {words !== null && <span className={panel.pending}>{words}</span>}
    </>
  );
}
