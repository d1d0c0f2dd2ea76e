import { useState } from "react";
import { useTranslation } from "react-i18next";
import { renderSVG } from "uqr";
import type { TotpSetup as Setup } from "#contract/schemas/second-factors.ts";
import { trpc } from "../../api/trpc.ts";
import styles from "./Account.module.css";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";

type Props = {
  setup: Setup | undefined;
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: string[] | null) => void;
};

export function TotpSetup({ setup, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation("people");
  const [code, setCode] = useState("");
  const setUp = trpc.account.setUpTotp.useMutation();
  return (
    <PasswordQuestion
      isOpen={isOpen && setup !== undefined}
      title={t("setup.title")}
      text={t("setup.scan")}
      confirmLabel={t("setup.save")}
      field={{
        name: "code",
        label: t("setup.code"),
        value: code,
        onChange: setCode,
        inputMode: "numeric",
        autoComplete: "one-time-code",
        maxLength: 9,
      }}
      onConfirm={async (password) => {
        onDone(await setUp.mutateAsync({ secret: setup?.secret ?? "", code, password }));
      }}
      onClose={onClose}
    >
      {setup && (
        <div className={styles.setup}>
          <img alt={t("setup.qr")} src={pictureOf(setup.uri)} width={176} height={176} />
          <code>{setup.secret.replaceAll(/(.{4})(?!$)/gu, "$1 ")}</code>
          <a href={setup.uri}>{t("setup.open")}</a>
        </div>
      )}
    </PasswordQuestion>
  );
}

/** Cameras need dark modules on white, so the QR code does not follow the colour scheme. */
function pictureOf(uri: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
}
