import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SiteKind, siteKinds } from "#contract/schemas/first-steps.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import styles from "./Steps.module.css";

/** Proposes pages for the kind of site, and adds the chosen ones as drafts. */
export function FirstPages({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("overview");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { data: proposals } = trpc.overview.proposals.useQuery(undefined, { staleTime: Infinity });
  const [kind, setKind] = useState<SiteKind | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = trpc.overview.addProposed.useMutation({ onError: notifyError });
  const pages = proposals?.find((one) => one.kind === kind)?.pages ?? [];
  const chosen = pages.map(({ name }) => name).filter((name) => !refused.includes(name));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (kind === null) return;
    if (chosen.length > 0) {
      // `onError` has already shown the error.
      const made = await add.mutateAsync({ kind, pages: chosen }).catch(() => null);
      if (made === null) return;
      notify(t("steps.pages.added", { count: made.length }));
      await Promise.all([utils.settings.get.invalidate(), utils.navigation.invalidate(), utils.entries.invalidate()]);
    }
    onDone();
  };
  return (
    <form className={layout.closeStack} onSubmit={(event) => void submit(event)}>
      <Unsaved isThere={kind !== null && !add.isSuccess} />
      <Choice
        label={t("steps.names.kind")}
        isLabelHidden
        value={kind ?? ("" as SiteKind)}
        options={siteKinds.map((value) => ({ value, label: t(`steps.kinds.${value}`) }))}
        onChange={(value) => {
          setKind(value);
          setRefused([]);
        }}
      />
      {pages.length > 0 && (
        <fieldset className={styles.pages}>
          <legend>{t("steps.pages.legend")}</legend>
          {pages.map(({ name, title, headings }) => (
            <Checkbox
              key={name}
              isSelected={!refused.includes(name)}
              onChange={(isOn) => setRefused(isOn ? refused.filter((one) => one !== name) : [...refused, name])}
            >
              <span lang="de">
                <strong>{title}</strong> <span className={layout.softSmall}>{headings.join(" · ")}</span>
              </span>
            </Checkbox>
          ))}
          <p className={layout.softSmall}>{t("steps.pages.hint")}</p>
        </fieldset>
      )}
      {kind !== null && (
        <div className={layout.centeredActions}>
          <Button type="submit" tone="primary" isDisabled={add.isPending}>
            {chosen.length === 0 ? t("steps.pages.none") : t("steps.pages.add", { count: chosen.length })}
          </Button>
        </div>
      )}
    </form>
  );
}
