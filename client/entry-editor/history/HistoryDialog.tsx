import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc, type Answers } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { publishStateOf } from "../../ui/admin/StateBadge.tsx";
import { draftOf } from "../draft.ts";
import type { Draft } from "../draft-fields.ts";
import type { Editing } from "../use-editing.ts";
import { Comparison } from "./Comparison.tsx";
import styles from "./History.module.css";
import { Versions } from "./Versions.tsx";

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
  const { stored } = editing.session;
  const [chosen, setChosen] = useState<number | null>(null);
  const states = trpc.entries.history.useQuery({ id: stored.id, limit: SHOWN, skip: 0 }, { staleTime: 0 });
  const newest = states.data?.items[0]?.version ?? null;
  const version = chosen ?? newest;
  const state = trpc.entries.state.useQuery({ id: stored.id, version: version ?? 0 }, { enabled: version !== null });
  if (states.isPending) return <p role="status">{t("history.loading")}</p>;
  if (states.isError)
    return (
      <p role="alert">
        {t("history.failed")} <Button onPress={() => void states.refetch()}>{t("again")}</Button>
      </p>
    );
  if (version === null) return <p className={layout.soft}>{t("history.none")}</p>;
  const item = states.data.items.find((one) => one.version === version);
  // Each publication stores a version. So the public version is the one with the entry's version number.
  const current = { version: stored.version, state: publishStateOf(stored) };
  return (
    <div className={styles.history}>
      <Versions items={states.data.items} current={current} version={version} onChoose={setChosen} />
      {state.data && item ? (
        <Comparison
          editing={editing}
          then={asDraft(editing, state.data)}
          files={state.data.files}
          published={item.published}
          isPublic={item.version === current.version && current.state === "public"}
          onClose={onClose}
        />
      ) : (
        <p role="status">{t(state.isError ? "history.failed" : "history.loading")}</p>
      )}
    </div>
  );
}

function asDraft({ session }: Editing, { state }: Answers["entries"]["state"]): Draft {
  return { ...session.draft, ...draftOf({ ...session.stored, ...state }) };
}
