import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import screen from "./Screen.module.css";

export function Unreachable({ title, onAgain }: { title: string; onAgain: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <div className={screen.empty} role="alert">
      <h2>{title}</h2>
      <Button onPress={onAgain}>{t("again")}</Button>
    </div>
  );
}
