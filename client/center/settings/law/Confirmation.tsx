import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import type { LawLine } from "#contract/schemas/law.ts";
import { isConfirmedLine } from "#contract/values/law-lines.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import styles from "./Law.module.css";

type Props = { line: LawLine; onChanged: () => void };

export function Confirmation({ line: { id, confirmed, path, findings }, onChanged }: Props) {
  const { t } = useTranslation("law");
  const { change, isPending } = useConfirming(t(`lines.${id}.title`), onChanged);
  const isSaid = confirmed !== null && typeof confirmed === "object";
  const title = t(`lines.${id}.title`);
  return (
    <div className={styles.confirmation}>
      <p>
        {isConfirmedLine(id) && t(`lines.${id}.confirm`)}{" "}
        {path !== null && (
          <Link to={path} aria-label={`${t("look")}: ${title}`}>
            {t("look")}
          </Link>
        )}
      </p>
      {confirmed === "outdated" && <p className={layout.alarm}>{t("outdated")}</p>}
      {isSaid && (
        <p className={layout.strong}>{t("confirmedBy", { by: confirmed.by, day: formatDay(confirmed.at) })}</p>
      )}
      {/* One button confirms and withdraws, so that it keeps the focus. If the check finds problems, users cannot
          confirm the rule. */}
      {isSaid || findings.every(({ isHint }) => isHint) ? (
        <Button
          isDisabled={isPending}
          aria-label={t(isSaid ? "takeBackLine" : "confirmLine", { title })}
          onPress={() => change(id, !isSaid)}
        >
          {t(isSaid ? "takeBack" : "confirm")}
        </Button>
      ) : (
        <p>{t("mendFirst")}</p>
      )}
    </div>
  );
}

function useConfirming(title: string, onChanged: () => void) {
  const { t } = useTranslation("law");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const told = (isSaid: boolean) => ({
    onSuccess: (lines: LawLine[]) => {
      onChanged();
      utils.law.list.setData(undefined, lines);
      notify(t(isSaid ? "done" : "takenBack", { title }));
    },
    onError: (error: Parameters<typeof notifyError>[0]) => notifyError(error),
  });
  const confirm = trpc.law.confirm.useMutation(told(true));
  const revoke = trpc.law.revoke.useMutation(told(false));
  return {
    isPending: confirm.isPending || revoke.isPending,
    change: (line: LawLine["id"], isSaid: boolean) => (isSaid ? confirm : revoke).mutate({ line }),
  };
}
