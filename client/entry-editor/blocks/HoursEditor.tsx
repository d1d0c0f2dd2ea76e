import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hoursPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { WeekHours } from "../../site/hours/WeekHours.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FormBlock } from "./FormBlock.tsx";
import styles from "./FormBlock.module.css";

export function HoursEditor(props: BlockEditorProps<DraftBlockOf<"openingHours">>) {
  const { t } = useTranslation("admin");
  const { site } = useSiteSettings();
  return (
    <FormBlock {...props}>
      {site.openingHours.length === 0 && <p className={layout.soft}>{t("listing.noHours")}</p>}
      <div inert className={styles.shown}>
        <WeekHours />
      </div>
      <Link to={hoursPath}>{t("listing.setHours")}</Link>
    </FormBlock>
  );
}
