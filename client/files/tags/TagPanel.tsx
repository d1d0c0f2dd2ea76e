import { type FormEvent, type Ref, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Input, TextField } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { isAtOrBelow, parentsOf } from "#contract/values/tag-paths.ts";
import { useMay } from "../../api/viewer.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { focusAfterDialogs } from "../../ui/admin/focus-after-dialogs.ts";
import { pathOfLabel } from "../tag-label.ts";
import field from "../../ui/admin/Field.module.css";
import type { TagQuestion } from "./TagMenu.tsx";
import type { FilteredFiles, TagFilter } from "./tag-filter.ts";
import { MergeQuestion, TagQuestions } from "./TagQuestions.tsx";
import { TagTree } from "./TagTree.tsx";
import styles from "./TagTree.module.css";
import { type TagChanges, useTagChanges } from "./use-tag-changes.ts";
import { shownPaths, useTagTree } from "./use-tag-tree.ts";

type Props = {
  library: FilteredFiles;
  onChosen?: () => void;
};

export function TagPanel({ library, onChosen }: Props) {
  const { t } = useTranslation("files");
  const { view } = library;
  const mayCreate = useMay("create", "tags");
  const tree = useTagTree(view.tag);
  const panel = useRef<HTMLDivElement>(null);
  const firstPlace = useRef<HTMLButtonElement>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const changes = useTagChanges(library, {
    // If the tag is in a collapsed branch, the collapsed parent gets the focus.
    onArrived: (path) => setArrived(parentsOf(path).find((parent) => !tree.expanded.has(parent)) ?? path),
    onRemoved: (path) => {
      const paths = shownPaths(tree.branches);
      const [before, after] = [paths.slice(0, paths.indexOf(path)), paths.slice(paths.indexOf(path))];
      const heir = after.find((one) => !isAtOrBelow(one, path)) ?? before.at(-1) ?? null;
      setArrived(heir);
      if (heir === null && firstPlace.current) focusAfterDialogs(firstPlace.current, panel.current);
    },
  });
  const [question, setQuestion] = useState<TagQuestion | null>(null);
  const show = (change: TagFilter): void => {
    library.show(change);
    onChosen?.();
  };
  return (
    <div ref={panel} className={styles.panel}>
      <div role="group" aria-label={t("filter.label")} className={styles.places}>
        <Place
          ref={firstPlace}
          isShown={view.tag === null && !view.untagged && view.isRecent !== true}
          onShow={() => show({ tag: null, untagged: false })}
        >
          {t("tags.all")}
        </Place>
        <Place isShown={view.untagged} onShow={() => show({ tag: null, untagged: true })}>
          {t("tags.untagged")}
        </Place>
      </div>
      {tree.isError && (
        <div role="alert" className={styles.note}>
          <p>{t("tags.failed")}</p>
          <Button onPress={tree.retry}>{t("queue.retryShort")}</Button>
        </div>
      )}
      {!tree.isPending && !tree.isError && tree.branches.length === 0 && (
        <p className={styles.note}>{t("tags.none")}</p>
      )}
      {tree.branches.length > 0 && (
        <TagTree
          tree={tree}
          shown={view.tag}
          onShow={(tag) => show({ tag, untagged: false })}
          changes={changes}
          onAsk={setQuestion}
          arrived={arrived}
          onFocused={() => setArrived(null)}
        />
      )}
      {mayCreate && <NewTag changes={changes} />}
      <TagQuestions question={question} changes={changes} onClose={() => setQuestion(null)} />
      <MergeQuestion clash={changes.clash} />
    </div>
  );
}

type PlaceProps = { ref?: Ref<HTMLButtonElement>; isShown: boolean; onShow: () => void; children: string };

function Place({ ref, isShown, onShow, children }: PlaceProps) {
  return (
    <button ref={ref} type="button" aria-pressed={isShown} className={styles.place} onClick={onShow}>
      {children}
    </button>
  );
}

function NewTag({ changes }: { changes: TagChanges }) {
  const { t } = useTranslation("files");
  const [path, setPath] = useState("");
  const written = pathOfLabel(path);
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (written !== "" && (await changes.create(written))) setPath("");
  };
  return (
    <form onSubmit={(event) => void create(event)} className={styles.newTag}>
      <TextField
        aria-label={t("tags.new")}
        value={path}
        onChange={setPath}
        maxLength={limits.tagLevels * limits.tagLevelLength}
        className={field.field ?? ""}
      >
        <Input className={field.input ?? ""} placeholder={t("tags.new")} />
      </TextField>
      <IconButton icon="plus" tone="quiet" type="submit" label={t("tags.create")} isDisabled={written === ""} />
    </form>
  );
}
