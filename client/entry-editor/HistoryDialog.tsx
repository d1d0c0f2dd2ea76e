import layout from "../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc, type Answers } from "../api/trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { notify } from "../ui/admin/notices.tsx";
import compare from "./ConflictDialog.module.css";
import { ConflictVersion } from "./ConflictVersion.tsx";
import { draftOf } from "./draft.ts";
import { contentOf, type Draft } from "./draft-fields.ts";
import styles from "./History.module.css";
import type { Editing } from "./use-editing.ts";

const SHOWN = 50;

type Props = { editing: Editing; isOpen: boolean; onClose: () => void; onDiscard: () => void };

export function HistoryDialog({ editing, isOpen, onClose, onDiscard }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("history.title")} isWide hasClose>
      <Unpublished
        isChanged={editing.isChanged}
        isBusy={editing.isBusy}
        onDiscard={() => {
          onClose();
          onDiscard();
        }}
      />
      <History editing={editing} onClose={onClose} />
    </Dialog>
  );
}

type UnpublishedProps = { isChanged: boolean; isBusy: boolean; onDiscard: () => void };

function Unpublished({ isChanged, isBusy, onDiscard }: UnpublishedProps) {
  const { t } = useTranslation("admin");
  return (
    <p className={styles.unpublished}>
      <span>{t(isChanged ? "history.changed" : "history.unchanged")}</span>
      <Button isDisabled={isBusy || !isChanged} onPress={onDiscard}>
        {t("editor.discard")}
      </Button>
    </p>
  );
}

function History({ editing, onClose }: Pick<Props, "editing" | "onClose">) {
  const { t } = useTranslation("admin");
  const { id } = editing.session.stored;
  const [chosen, setChosen] = useState<number | null>(null);
  const states = trpc.entries.history.useQuery({ id, limit: SHOWN, skip: 0 }, { staleTime: 0 });
  const newest = states.data?.items[0]?.version ?? null;
  const version = chosen ?? newest;
  const state = trpc.entries.state.useQuery({ id, version: version ?? 0 }, { enabled: version !== null });
  if (states.isPending) return <p role="status">{t("history.loading")}</p>;
  if (states.isError)
    return (
      <p role="alert">
        {t("history.failed")} <Button onPress={() => void states.refetch()}>{t("again")}</Button>
      </p>
    );
  if (version === null) return <p className={layout.soft}>{t("history.none")}</p>;
  const item = states.data.items.find((one) => one.version === version);
  return (
    <>
      <States items={states.data.items} version={version} onChoose={setChosen} />
      {state.data && item ? (
        <Comparison
          editing={editing}
          then={asDraft(editing, state.data)}
          files={state.data.files}
          published={item.published}
          onClose={onClose}
        />
      ) : (
        <p role="status">{t(state.isError ? "history.failed" : "history.loading")}</p>
      )}
    </>
  );
}

function asDraft({ session }: Editing, { state }: Answers["entries"]["state"]): Draft {
  return { ...session.draft, ...draftOf({ ...session.stored, ...state }) };
}

type StatesProps = {
  items: Answers["entries"]["history"]["items"];
  version: number;
  onChoose: (version: number) => void;
};

function States({ items, version, onChoose }: StatesProps) {
  const { t } = useTranslation("admin");
  return (
    <RadioGroup value={String(version)} onChange={(value) => onChoose(Number(value))} orientation="horizontal">
      <Label className="visually-hidden">{t("history.states")}</Label>
      <div className={styles.states}>
        {items.map((item, index) => (
          <Radio key={item.version} value={String(item.version)} className={styles.state ?? ""}>
            <span>{formatMoment(item.published)}</span>
            <span className={styles.by}>
              {index === 0 ? t("history.newest") : ""}
              {item.by ?? t("history.program")}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

type ComparisonProps = {
  editing: Editing;
  then: Draft;
  files: Editing["files"];
  published: string;
  onClose: () => void;
};

function Comparison({ editing, then, files: filesThen, published, onClose }: ComparisonProps) {
  const { t } = useTranslation("admin");
  const now = editing.session.draft;
  const files = { ...filesThen, ...editing.files };
  const restore = (): void => {
    for (const file of Object.values(filesThen)) editing.addFile(file);
    editing.change({ type: "set", fields: contentOf(then) });
    notify(t("history.restored"), "good", { label: t("undo"), run: editing.history.undo });
    onClose();
  };
  return (
    <>
      <div className={compare.versions}>
        <ConflictVersion
          heading={t("history.then", { moment: formatMoment(published) })}
          draft={then}
          other={now}
          files={files}
        />
        <ConflictVersion heading={t("history.now")} draft={now} other={then} files={files} />
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t("close")}</Button>
        <Button tone="primary" onPress={restore}>
          {t("history.restore")}
        </Button>
      </DialogActions>
    </>
  );
}
