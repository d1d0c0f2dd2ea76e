// An entry for editors: as visitors see it, or open for editing in the same place.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Article } from "../site/entries/Article.tsx";
import type { ArticleData } from "../site/entries/article-data.ts";
import { trpc } from "../trpc.ts";
import { AdminLocale } from "../ui/admin/AdminLocale.tsx";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { publishStateOf, StateBadge } from "../ui/admin/StateBadge.tsx";
import { useMay, useViewer } from "../viewer.ts";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { ReadBody } from "./blocks/ReadBody.tsx";
import panel from "./EditPanel.module.css";
import { readKeptDraft } from "./kept-drafts.ts";
import { useSteadyView } from "./use-steady-view.ts";

type How = "reading" | "opened" | "byKeyboard" | "new" | "left";

/** Whether the navigation asked for the editor (a new entry); true once, not after a reload. */
function useIsNew(): boolean {
  const location = useLocation();
  const [isNew] = useState(() => (location.state as { edit?: boolean } | null)?.edit === true);
  useEffect(() => {
    const state: unknown = window.history.state;
    if (isNew && typeof state === "object") window.history.replaceState({ ...state, usr: null }, "");
  }, [isNew]);
  return isNew;
}

export function EditableArticle({ article, isBodyOnly }: { article: ArticleData; isBodyOnly: boolean }) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const userId = useViewer().id ?? "";
  const mayEdit = useMay("update", "entries");
  const isNew = useIsNew();
  const [kept, setKept] = useState(() => readKeptDraft(userId, article.entry));
  const [gallery, setGallery] = useState<string | null>(null);
  const [how, setHow] = useState<How>(kept ? "opened" : isNew ? "new" : "reading");
  const noteView = useSteadyView();
  const [inView, setInView] = useState<string | null>(null);
  if (!mayEdit) return <Article article={article} isBodyOnly={isBodyOnly} />;
  if (how === "opened" || how === "byKeyboard" || how === "new") {
    const leave = (): void => {
      noteView();
      setKept(null);
      setHow("left");
    };
    return (
      <AdminLocale>
        <ArticleEditor
          article={article}
          isBodyOnly={isBodyOnly}
          kept={kept}
          isNew={how === "new"}
          startAt={how === "byKeyboard" ? (inView ?? "head") : null}
          gallery={gallery}
          onLeave={leave}
        />
      </AdminLocale>
    );
  }
  const open = (galleryKey: string | null, isByKeyboard = false): void => {
    setInView(noteView(galleryKey));
    setGallery(galleryKey);
    // The shown entry may be some minutes old.
    void utils.entries.article.invalidate({ id: article.entry.id });
    void utils.entries.page.invalidate();
    setHow(isByKeyboard ? "byKeyboard" : "opened");
  };
  return (
    <>
      <Article
        article={article}
        isBodyOnly={isBodyOnly}
        parts={{ body: <ReadBody article={article} onEditGallery={open} /> }}
      />
      <div role="region" aria-label={t("editor.label")} className={`${panel.panel} ${panel.closed}`}>
        <span className={panel.closedState}>
          <StateBadge state={publishStateOf(article.entry.publishDate)} />
        </span>
        <Button
          tone="primary"
          onPress={({ pointerType }) => open(null, pointerType === "keyboard")}
          autoFocus={how === "left"}
        >
          <Icon name="edit" />
          {t("editor.edit")}
        </Button>
      </div>
    </>
  );
}
