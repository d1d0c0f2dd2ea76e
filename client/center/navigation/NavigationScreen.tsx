import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { above, below, hiddenPages, type NavigationLeaf, navigationAreas } from "#contract/values/navigation.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConflictDialog } from "../../ui/admin/ConflictDialog.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { PagesBelow } from "../../ui/admin/PagesBelow.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import { useRemoval } from "../../ui/admin/use-removal.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import settings from "../settings/SettingsScreen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { AddPage } from "./AddPage.tsx";
import { areaOf, type PageKey, siblingsAt, spotOf, withHidden, relabelled } from "./move-page.ts";
import { EditPage } from "./EditPage.tsx";
import { PageArea } from "./PageArea.tsx";
import { usePageNames } from "./page-names.ts";
import styles from "./Navigation.module.css";
import { useRequestedPage } from "./requested-page.ts";
import { usePageDrag } from "./use-page-drag.ts";
import { type Stored, usePages } from "./use-pages.ts";

export function NavigationScreen() {
  const { t } = useTranslation("navigation");
  const read = trpc.navigation.read.useQuery(undefined, { staleTime: 0, refetchOnWindowFocus: false, gcTime: 0 });
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      {read.isPending && <RowsSkeleton rows={8} />}
      {read.isError && !read.data && <Unreachable title={t("failed")} onAgain={() => void read.refetch()} />}
      {read.data && <Tree read={read.data} />}
    </>
  );
}

type Question = { kind: "edit" | "delete"; key: PageKey; leaf: NavigationLeaf } | { kind: "add" } | null;

function Tree({ read }: { read: Stored }) {
  const { t } = useTranslation("navigation");
  const { t: admin } = useTranslation("admin");
  const pages = usePages(read);
  const { stored, tree, setTree } = pages;
  const names = usePageNames(stored);
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const [said, setSaid] = useState("");
  const [question, setQuestion] = useState<Question>(null);
  useRequestedPage(() => setQuestion({ kind: "add" }));
  const leaving = useRef(false);
  const removal = useRemoval();
  const move = ({ page }: PageKey, next: typeof tree, by: -1 | 1 | 0): void => {
    const area = areaOf(next, page, tree);
    const spot = area && spotOf(next, { area, page });
    setTree(next);
    if (!spot) return;
    const place = { name: names.plain(page, spot.area), place: spot.index + 1, count: siblingsAt(next, spot) };
    setSaid(
      spot.parent === null
        ? t("movedTo", { ...place, area: t(`areas.${spot.area}`) })
        : t("movedBelow", { ...place, parent: names.plain(spot.parent, spot.area) }),
    );
    if (by !== 0) focusAfterMove(`${spot.area} ${page}`, by);
  };
  const hidingName = ({ page, area }: PageKey): string | null => {
    const parent = above(tree, page);
    const leaf = tree[area].find((item) => item.page === parent);
    return leaf && hiddenPages(tree).has(leaf.page) ? names.shown(leaf, area) : null;
  };
  const { drag, startDrag } = usePageDrag(list, tree, (key, next) => move(key, next, 0));
  const remove = async (page: string): Promise<void> => {
    const id = stored.pages[page]?.id;
    // `removal` has already shown the error.
    if (id) await removal.remove([id]).catch(() => undefined);
    setQuestion(null);
  };
  return (
    <>
      <div className={styles.tools}>
        <Button tone="primary" onPress={() => setQuestion({ kind: "add" })}>
          <Icon name="plus" />
          {t("add")}
        </Button>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
      <div ref={list} className={styles.areas} data-dragging={drag ? true : undefined}>
        {navigationAreas.map((area) => (
          <PageArea
            key={area}
            area={area}
            stored={stored}
            tree={tree}
            names={names}
            drag={drag}
            startDrag={startDrag}
            onMove={move}
            onEdit={(key, leaf) => setQuestion({ kind: "edit", key, leaf })}
            onDelete={(key, leaf) => setQuestion({ kind: "delete", key, leaf })}
          />
        ))}
      </div>
      {/* The page tree is long, so the save button stays visible below it. */}
      <div className={settings.actions}>
        {pages.isChanged && <span>{admin("editor.changed")}</span>}
        <SaveButton isDisabled={!pages.isChanged || pages.isSaving} onPress={() => void pages.save()} />
      </div>
      {question?.kind === "edit" && (
        <EditPage
          plain={names.plain(question.key.page, question.key.area)}
          label={question.leaf.label}
          isHidden={tree.hidden.includes(question.key.page)}
          hiddenBy={hidingName(question.key)}
          mayHide={stored.pages[question.key.page]?.mayHide ?? false}
          isComponent={stored.pages[question.key.page]?.id === null}
          onClose={() => setQuestion(null)}
          onDone={(label, isHidden) => {
            const { key } = question;
            setTree(withHidden(relabelled(tree, key, label), key.page, isHidden));
            setQuestion(null);
          }}
        />
      )}
      {question?.kind === "add" && (
        <AddPage
          stored={stored}
          tree={tree}
          names={names}
          onSave={async () => {
            const isReady = !pages.isChanged || (await pages.save());
            leaving.current = isReady;
            return isReady;
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      <ConfirmDialog
        isOpen={question?.kind === "delete"}
        title={t("deleteTitle")}
        text={t("deleteText", {
          name: question?.kind === "delete" ? names.plain(question.key.page, question.key.area) : "",
        })}
        confirmLabel={t("delete")}
        isBusy={removal.isPending}
        onConfirm={() => void (question?.kind === "delete" && remove(question.key.page))}
        onClose={() => setQuestion(null)}
      >
        {question?.kind === "delete" && <PagesBelow count={below(tree, question.key.page).length} />}
      </ConfirmDialog>
      <ConflictDialog edited={pages} text={t("conflictText")} />
      <LeaveQuestion
        isAsked={pages.isChanged}
        title={t("leaveTitle")}
        text={t("leaveText")}
        leaveLabel={t("leave")}
        stayLabel={t("stay")}
      />
    </>
  );
}
