import layout from "../../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { DemoOverview, DemoPart } from "#contract/values/demo.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useMay } from "../../../api/viewer.ts";
import screen from "../../Screen.module.css";
import styles from "./Steps.module.css";

export function Demo() {
  const { t, i18n } = useTranslation("overview");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.demo.get.useQuery(undefined, { staleTime: 0 });
  const adopt = (next: DemoOverview): void => {
    utils.demo.get.setData(undefined, next);
    void utils.invalidate();
  };
  const restore = trpc.demo.restore.useMutation({
    onError,
    onSuccess: (next) => {
      adopt(next);
      notify(t("demo.restored"));
    },
  });
  const remove = trpc.demo.remove.useMutation({
    onError,
    onSuccess: (next) => {
      setIsOpen(false);
      adopt(next);
      notify(t("demo.removed"), "good", { label: admin("undo"), run: () => restore.mutate(), isLasting: true });
    },
  });
  if (!useMay("remove", "demo") || !data || (!data.isThere && data.backUntil === null)) return null;
  const groups = data.settings.map((name) => t(`demo.groups.${name}`));
  const isBusy = remove.isPending || restore.isPending;
  return (
    <section aria-labelledby="demo" className={`${screen.panel} ${styles.demo}`}>
      <div className={styles.words}>
        <h2 id="demo">{t("demo.title")}</h2>
        <p>{data.isThere ? t("demo.there") : t("demo.gone", { day: formatDay(data.backUntil ?? "") })}</p>
      </div>
      <span className={layout.centeredActions}>
        {data.isThere && (
          <Button isDisabled={isBusy} onPress={() => setIsOpen(true)}>
            {t("demo.remove")}
          </Button>
        )}
        {data.backUntil !== null && (
          <Button isDisabled={isBusy} onPress={() => restore.mutate()}>
            {t("demo.restore")}
          </Button>
        )}
      </span>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("demo.dialog")} isWide>
        <h3 className={styles.about}>{t("demo.goes")}</h3>
        <Parts parts={data.goes} name="kinds" />
        {data.settings.length > 0 && (
          <p>{t("demo.settings", { list: new Intl.ListFormat(i18n.language).format(groups) })}</p>
        )}
        {data.stays.length > 0 && (
          <>
            <h3 className={styles.about}>{t("demo.stays")}</h3>
            <Parts parts={data.stays} name="keptKinds" />
          </>
        )}
        <p>{t("demo.stayOn")}</p>
        <p>{t("demo.back")}</p>
        <DialogActions>
          <Button onPress={() => setIsOpen(false)} autoFocus>
            {admin("cancel")}
          </Button>
          <Button tone="destroy" isDisabled={isBusy} onPress={() => remove.mutate()}>
            {t("demo.remove")}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

function Parts({ parts, name }: { parts: readonly DemoPart[]; name: "kinds" | "keptKinds" }) {
  const { t } = useTranslation("overview");
  return (
    <ul className={styles.parts}>
      {parts.map(({ kind, titles }) => (
        <li key={kind}>
          <details>
            <summary>{t(`demo.${name}.${kind}`, { count: titles.length })}</summary>
            <p lang="de">{titles.join(" · ")}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
