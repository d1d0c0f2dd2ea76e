import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/admin/Button.tsx";

/** Completes a step whose form has a button of its own for saving. */
export function GoOn({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("overview");
  return (
    <div className={layout.centeredActions}>
      <Button onPress={onDone}>{t("steps.goOn")}</Button>
    </div>
  );
}
