// The readable address of an entry. A change is saved immediately, separately from the draft.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLength, segmentLength } from "#contract/values/addresses.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { entryPath, isPage } from "#contract/values/pages.ts";
import { trpc } from "../api/trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Field } from "../ui/admin/Field.tsx";
import { notify } from "../ui/admin/notices.tsx";
import { useFieldErrors } from "../ui/admin/use-field-errors.ts";
import type { EditableEntry } from "./draft.ts";
import styles from "./editing.module.css";
import { useFollow } from "./use-follow.ts";

type Props = { entry: EditableEntry };

export function AddressField({ entry }: Props) {
  const { t } = useTranslation("addresses");
  const address = isPage(entry.tags) ? entryPath(entry) : entry.address;
  if (address === null) return <p className={styles.hint}>{t("own.later")}</p>;
  return <ChangeAddress key={address} entry={entry} address={address} />;
}

function ChangeAddress({ entry, address }: Props & { address: string }) {
  const { t } = useTranslation("addresses");
  const utils = trpc.useUtils();
  const follow = useFollow();
  const change = trpc.addresses.change.useMutation();
  const changePage = trpc.navigation.changeAddress.useMutation();
  const isOfPage = isPage(entry.tags);
  const start = isOfPage ? 0 : address.lastIndexOf("/") + 1;
  const [area, current] = [address.slice(0, start), address.slice(start)];
  const [typed, setTyped] = useState(current);
  const { errors, show, clear } = useFieldErrors(["segment", "address"], { segment: typed, address: typed });
  const save = async (): Promise<void> => {
    clear();
    try {
      const which = { id: entry.id, was: address };
      const changed = await (isOfPage
        ? changePage.mutateAsync({ ...which, address: typed })
        : change.mutateAsync({ ...which, segment: typed }));
      const moved = { ...entry, ...changed };
      await follow(moved, !isSameValue(moved.tags, entry.tags));
      notify(t("own.changed", { address: changed.address }));
      await Promise.all([utils.entries.invalidate(), utils.settings.get.invalidate()]);
    } catch (error) {
      show(error);
    }
  };
  return (
    <div className={styles.address}>
      <Field
        label={t("own.label")}
        hint={isOfPage ? t("own.hint") : `${area}… ${t("own.hint")}`}
        value={typed}
        onChange={setTyped}
        maxLength={isOfPage ? addressLength : segmentLength}
        error={errors["segment"] ?? errors["address"]}
      />
      <Button
        isDisabled={typed.trim() === current || change.isPending || changePage.isPending}
        onPress={() => void save()}
      >
        {t("own.change")}
      </Button>
    </div>
  );
}
