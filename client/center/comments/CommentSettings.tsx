import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { notificationsPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { keptChoices, keptWords } from "../messages/settings/form.ts";
import screen from "../Screen.module.css";
import styles from "./Comments.module.css";

export function CommentSettings() {
  const { t } = useTranslation("comments");
  return (
    <section aria-labelledby="comment-settings" className={`${screen.panel} ${styles.settings}`}>
      <h2 id="comment-settings">{t("settings.title")}</h2>
      <Kept />
      <p className={styles.hint}>
        {t("settings.recipients")} <Link to={notificationsPath}>{t("settings.recipientsLink")}</Link>
      </p>
    </section>
  );
}

function Kept() {
  const { t } = useTranslation("comments");
  const { t: admin } = useTranslation("admin");
  const { t: messages } = useTranslation("messages");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { data } = trpc.moderation.settings.useQuery(undefined, { staleTime: 0 });
  const update = trpc.moderation.updateSettings.useMutation({
    onSuccess: (stored) => {
      utils.moderation.settings.setData(undefined, stored);
      notify(admin("notices.saved"));
    },
    onError: (error) => {
      notifyError(error);
      void utils.moderation.settings.invalidate();
    },
  });
  if (!data) return null;
  const labelOf = (days: number): string => {
    const { unit, count } = keptWords(days);
    return messages(`settings.keptFor.${unit}`, { count });
  };
  return (
    <div className={styles.kept}>
      <Select
        label={t("settings.kept")}
        value={String(data.keptDays)}
        options={keptChoices(data.keptDays).map((days) => ({ value: String(days), label: labelOf(days) }))}
        onChange={(days) => update.mutate({ keptDays: Number(days), version: data.version })}
      />
      <p className={styles.hint}>{t("settings.keptIntro")}</p>
      {data.caught > 0 && <p className={styles.hint}>{t("settings.caught", { count: data.caught })}</p>}
    </div>
  );
}
