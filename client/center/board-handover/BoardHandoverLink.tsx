import { useTranslation } from "react-i18next";
import { boardHandoverPath } from "#contract/values/pages.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import { Section } from "../Section.tsx";

export function BoardHandoverLink() {
  const { t } = useTranslation("boardhandover");
  return (
    <Section id="board-handover" title={t("link")} intro={t("linkText")}>
      <div>
        <ButtonLink to={boardHandoverPath}>{t("linkLabel")}</ButtonLink>
      </div>
    </Section>
  );
}
