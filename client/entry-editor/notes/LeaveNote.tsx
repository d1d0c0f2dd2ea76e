import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { NoteDialog } from "./NoteDialog.tsx";

type Props = { entryId: string; isOpen: boolean; onClose: () => void };

/** 'Notiz an …': a user writes to another one at this entry. */
export function LeaveNote({ entryId, isOpen, onClose }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const { data: people = [] } = trpc.notes.addressees.useQuery({ entryId }, { enabled: isOpen, staleTime: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
  const to = people.find(({ id }) => id === chosen) ?? people[0];
  const adding = trpc.notes.add.useMutation({ onError, onSettled: () => utils.notes.invalidate() });
  const add = (text: string): void => {
    if (!to) return;
    adding.mutate(
      { entryId, to: to.id, text },
      {
        onSuccess: () => {
          notify(t("notes.left", { name: to.name }));
          onClose();
        },
      },
    );
  };
  return (
    <NoteDialog
      isOpen={isOpen}
      title={t("notes.title")}
      {...(to === undefined && { text: t("notes.nobody") })}
      label={t("notes.text")}
      confirmLabel={t("notes.leave")}
      isRequired
      isBusy={adding.isPending || to === undefined}
      onConfirm={add}
      onClose={onClose}
    >
      {to && (
        <Select
          label={t("notes.to")}
          value={to.id}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
    </NoteDialog>
  );
}
