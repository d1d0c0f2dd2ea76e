// Google's key: a secret that system users set, see by its end, and remove.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { useSiteConfig } from "../../loaded.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { Section } from "../Section.tsx";
import styles from "./Map.module.css";

export function GoogleKey({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation("map");
  return (
    <Section id="google" title={t("google.title")} intro={t("google.text")}>
      {isAllowed ? <KeyForm /> : <p>{t("google.onlySystem")}</p>}
    </Section>
  );
}

function useKey() {
  const { t } = useTranslation("map");
  const { version } = useSiteConfig();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation();
  /** @param apikey null removes it @returns whether it is stored */
  const save = async (apikey: string | null): Promise<boolean> => {
    try {
      utils.config.get.setData(undefined, await update.mutateAsync({ maps: { apikey }, version }));
      notify(t(apikey === null ? "google.removed" : "google.saved"));
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.config.get.setData(undefined, refusal.current as Config);
        notify(t("google.conflict"), "bad");
      } else notifyError(error);
      return false;
    }
  };
  return { save, isPending: update.isPending };
}

function KeyForm() {
  const { t } = useTranslation("map");
  const stored = useSiteConfig().maps?.apikey ?? null;
  const [typed, setTyped] = useState("");
  const { save, isPending } = useKey();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== "" && !isPending) void save(typed.trim()).then((isSaved) => isSaved && setTyped(""));
  };
  const state = stored?.last4 ? t("google.set", { last4: stored.last4 }) : t("google.isSet");
  return (
    <form className={styles.key} onSubmit={submit} noValidate>
      <p className={styles.state}>{stored ? state : t("google.notSet")}</p>
      <Field
        label={t("google.label")}
        autoComplete="off"
        spellCheck="false"
        maxLength={500}
        value={typed}
        onChange={setTyped}
      />
      <div className={styles.actions}>
        {stored && (
          <Button isDisabled={isPending} onPress={() => void save(null)}>
            {t("google.remove")}
          </Button>
        )}
        <Button type="submit" tone="primary" isDisabled={isPending || typed.trim() === ""}>
          {t("google.save")}
        </Button>
      </div>
    </form>
  );
}
