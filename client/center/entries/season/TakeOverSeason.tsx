// Copies selected events of a year into the next year. The copies are drafts.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { SeasonTable } from "./SeasonTable.tsx";
import styles from "./Season.module.css";

export function TakeOverSeason({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("season.title")} isWide>
      <Season onClose={onClose} />
    </Dialog>
  );
}

/**
 * The index of July. From July on, the current year is offered as the season. Before July, the previous year is
 * offered.
 */
const JULY = 6;

function lastSeason(): number {
  const now = new Date();
  return now.getFullYear() - (now.getMonth() >= JULY ? 0 : 1);
}

function Season({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [last] = useState(lastSeason);
  const [year, setYear] = useState(last);
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const season = trpc.entries.season.useQuery({ year }, { staleTime: 0 });
  const mutation = trpc.entries.takeOverSeason.useMutation({ onError: notifyError });
  const undoing = trpc.entries.removeMany.useMutation({
    onError: notifyError,
    onSuccess: ({ removed }) => {
      notify(t("season.undone", { count: removed }));
      void utils.entries.invalidate();
    },
  });
  const events = season.data ?? [];
  // An event that already exists in the next year is not selected by default.
  const ids = events.filter(({ id, isThere }) => chosen[id] ?? !isThere).map(({ id }) => id);
  const take = (): void =>
    mutation.mutate(
      { year, ids },
      {
        onSuccess: ({ ids: made }) => {
          notify(t("season.done", { count: made.length }), "good", {
            label: t("undo"),
            run: () => undoing.mutate({ ids: made }),
            isLasting: true,
          });
          void utils.entries.invalidate();
          onClose();
        },
      },
    );
  return (
    <div className={styles.season}>
      <p>{t("season.text")}</p>
      <Select
        label={t("season.year")}
        value={String(year)}
        options={[last + 1, last, last - 1, last - 2].map((one) => ({
          value: String(one),
          label: t("season.fromTo", { from: one, to: one + 1 }),
        }))}
        onChange={(one) => {
          setYear(Number(one));
          setChosen({});
        }}
      />
      {season.isError && <Unreachable title={t("season.failed")} onAgain={() => void season.refetch()} />}
      {season.isSuccess && events.length === 0 && <p role="status">{t("season.none", { year })}</p>}
      {events.length > 0 && (
        <SeasonTable
          events={events}
          chosen={ids}
          onChoose={(which, isOn) => setChosen({ ...chosen, ...Object.fromEntries(which.map((id) => [id, isOn])) })}
        />
      )}
      <DialogActions>
        <Button onPress={onClose}>{t("cancel")}</Button>
        <Button
          tone="primary"
          isDisabled={ids.length === 0 || ids.length > limits.batchIds || mutation.isPending}
          onPress={take}
        >
          {t("season.take", { count: ids.length })}
        </Button>
      </DialogActions>
    </div>
  );
}
