import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { componentsPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useViewer } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { useFocusInList } from "../messages/use-focus-in-list.ts";
import { MessageTabs } from "../messages/MessageTabs.tsx";
import { ListHead } from "../list/ListHead.tsx";
import type { Step } from "../list/StepControl.tsx";
import { Pagination } from "../Pagination.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { mayOpen } from "../permitted.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { CommentFilters } from "./CommentFilters.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { CommentSettings } from "./CommentSettings.tsx";
import styles from "./Comments.module.css";
import { DeleteComment } from "./DeleteComment.tsx";
import { type Comment, exportPath, isFiltered, useCommentsView } from "./use-view.ts";

const none: Comment[] = [];

export function CommentsScreen() {
  const { t } = useTranslation("comments");
  const { t: messages } = useTranslation("messages");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const pane = useRef<HTMLDivElement>(null);
  const comments = useCommentsView();
  const { view, show, hrefOf, list, pages } = comments;
  const items = list.data?.items ?? none;
  const focus = useFocusInList(pane, items, heading);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const steps: Step[] = [{ label: t("export"), icon: "download", isCompact: true, download: exportPath(view) }];
  return (
    <>
      <ListHead title={messages("title")} heading={heading} steps={steps} />
      <MessageTabs />
      <Off />
      <CommentFilters comments={comments} steps={steps} />
      <div ref={pane} className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <Nothing isFiltered={isFiltered(view)} onAll={() => show({ query: "", state: null, place: null })} />
        )}
        {items.length > 0 && (
          <ul className={styles.list} aria-label={t("title")}>
            {items.map((comment) => (
              <li key={comment.id}>
                <CommentRow comment={comment} onDelete={() => setToDelete(comment)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pagination page={view.page} pages={pages} hrefOf={hrefOf} />
      <CommentSettings />
      <DeleteComment comment={toDelete} onClose={() => setToDelete(null)} onRemoved={focus.remember} />
    </>
  );
}

function Off() {
  const { t } = useTranslation("comments");
  const settings = useSiteSettings();
  const viewer = useViewer();
  // On narrow lists the notice has only one line, so that the comments begin near the top.
  const isNarrow = useIsNarrow();
  if (isOn(settings, "guestbook") || isOn(settings, "comments")) return null;
  return (
    <p className={isNarrow ? styles.offShort : styles.off}>
      {t(isNarrow ? "settings.areOffShort" : "settings.areOff")}{" "}
      {mayOpen(viewer, componentsPath) ? (
        <Link to={componentsPath}>{t("settings.components")}</Link>
      ) : (
        t("settings.ask")
      )}
    </p>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useTranslation("comments");
  return (
    <div className={screen.empty}>
      <h2>{t(isFiltered ? "nothingFound" : "empty.title")}</h2>
      {isFiltered ? <Button onPress={onAll}>{t("all")}</Button> : <p>{t("empty.text")}</p>}
    </div>
  );
}
