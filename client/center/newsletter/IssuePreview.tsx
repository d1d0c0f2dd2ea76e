import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { LetterView } from "./LetterView.tsx";
import styles from "./Newsletter.module.css";

type Width = "desktop" | "phone" | "text";
type Props = { id: string; isOpen: boolean; hasEnglish: boolean; onClose: () => void };

export function IssuePreview({ id, isOpen, hasEnglish, onClose }: Props) {
  const { t } = useTranslation("newsletter");
  const [width, setWidth] = useState<Width>("desktop");
  const [chosen, setLanguage] = useState<"de" | "en">("de");
  const language = hasEnglish ? chosen : "de";
  const preview = trpc.newsletter.preview.useQuery({ id, language }, { enabled: isOpen, gcTime: 0, staleTime: 0 });
  const widths = (["desktop", "phone", "text"] as const).map((value) => ({ value, label: t(`preview.${value}`) }));
  const languages = [
    { value: "de" as const, label: "Deutsch" },
    { value: "en" as const, label: "English" },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={preview.data?.subject ?? t("preview.open")} isWidest hasClose>
      <div className={layout.stack}>
        <div className={styles.actions}>
          <Choice label={t("preview.width")} value={width} options={widths} onChange={setWidth} />
          {hasEnglish && (
            <Choice label={t("preview.language")} value={language} options={languages} onChange={setLanguage} />
          )}
        </div>
        {preview.isError && <Unreachable title={t("preview.failed")} onAgain={() => void preview.refetch()} />}
        {preview.data && width === "text" && (
          // The tabIndex makes the text scrollable by keyboard.
          <pre className={styles.plain} tabIndex={0}>
            {preview.data.text}
          </pre>
        )}
        {preview.data && width !== "text" && (
          <LetterView
            label={preview.data.subject || t("preview.open")}
            body={preview.data.body}
            style={preview.data.style}
            isPhone={width === "phone"}
          />
        )}
      </div>
    </Dialog>
  );
}
