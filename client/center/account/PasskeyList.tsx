import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import type { Passkey } from "#contract/schemas/second-factors.ts";
import { canUsePasskeys } from "../../site/login/use-passkey.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import rows from "../Rows.module.css";
import styles from "./Account.module.css";
import { type FactorProps, useFactorsChanged } from "./factors-changed.ts";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";

export function PasskeyList({ factors: { passkeys, canHavePasskeys }, onCodes }: FactorProps) {
  const { t } = useTranslation("people");
  const changed = useFactorsChanged();
  const [isAdding, setIsAdding] = useState(false);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const remove = trpc.account.removePasskey.useMutation();
  return (
    <div className={styles.factor}>
      <h3>{t("factors.passkeys")}</h3>
      <p>
        {t(
          !canHavePasskeys
            ? "factors.passkeysNoName"
            : canUsePasskeys()
              ? "factors.passkeysText"
              : "factors.passkeysNotHere",
        )}
      </p>
      {passkeys.length > 0 && (
        <ul className={`${rows.list} ${styles.rows}`}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={rows.row}>
              <p>{passkey.name}</p>
              <p className={rows.facts}>
                {passkey.lastUsed
                  ? t("factors.passkeyFacts", { day: formatDay(passkey.created), used: formatMoment(passkey.lastUsed) })
                  : t("factors.passkeyUnused", { day: formatDay(passkey.created) })}
              </p>
              <p className={rows.side}>
                <IconButton
                  icon="trash"
                  label={t("factors.passkeyRemove", { name: passkey.name })}
                  onPress={() => setToRemove(passkey)}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      {canHavePasskeys && canUsePasskeys() && (
        <div className={styles.buttons}>
          <Button onPress={() => setIsAdding(true)}>{t("factors.passkeyAdd")}</Button>
        </div>
      )}
      <AddPasskey
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(codes) => {
          setIsAdding(false);
          onCodes(codes);
          changed();
        }}
      />
      <PasswordQuestion
        isOpen={toRemove !== null}
        title={t("factors.passkeyRemove", { name: toRemove?.name ?? "" })}
        text={t("factors.passkeyRemoveText")}
        confirmLabel={t("edit.remove")}
        tone="destroy"
        onConfirm={async (password) => {
          await remove.mutateAsync({ id: toRemove?.id ?? "", password });
          setToRemove(null);
          notify(t("factors.removed"));
          changed();
        }}
        onClose={() => setToRemove(null)}
      />
    </div>
  );
}

type AddProps = { isOpen: boolean; onClose: () => void; onAdded: (codes: string[] | null) => void };

function AddPasskey({ isOpen, onClose, onAdded }: AddProps) {
  const { t } = useTranslation("people");
  const [name, setName] = useState("");
  const begin = trpc.account.passkeyToAdd.useMutation();
  const add = trpc.account.addPasskey.useMutation();
  const confirm = async (password: string): Promise<void> => {
    const [optionsJSON, { startRegistration }] = await Promise.all([
      begin.mutateAsync(),
      import("@simplewebauthn/browser"),
    ]);
    try {
      const response = await startRegistration({
        optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]["optionsJSON"],
      });
      onAdded(await add.mutateAsync({ name, password, response }));
      setName("");
    } catch (error) {
      // The form shows the server's errors at its fields. The message of a browser's error does not help users, so a
      // notice replaces it.
      if (refusalOf(error)) throw error;
      notify(t("factors.passkeyFailed"), "bad");
    }
  };
  return (
    <PasswordQuestion
      isOpen={isOpen}
      title={t("factors.passkeyAdd")}
      confirmLabel={t("factors.passkeyAdd")}
      field={{
        name: "name",
        label: t("factors.passkeyName"),
        hint: t("factors.passkeyNameHint"),
        value: name,
        onChange: setName,
        maxLength: limits.nameLength,
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
