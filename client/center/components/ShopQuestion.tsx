import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { legalFormPath, shopCenterPath } from "#contract/values/pages.ts";
import type { MissingPart } from "#contract/shop/missing-parts.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import styles from "./ComponentsScreen.module.css";

const paths: Record<MissingPart, string> = {
  terms: legalFormPath("AGB"),
  withdrawal: legalFormPath("Widerrufsbelehrung"),
  payment: `${shopCenterPath}/settings#sources`,
  recipient: "/admincenter/notifications",
  guarantee: `${shopCenterPath}/settings#guarantee`,
};

type Props = { missing: readonly MissingPart[]; onOpen: () => void; onClose: () => void };

export function ShopQuestion({ missing, onOpen, onClose }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen onClose={onClose} title={t("components.shopQuestion.title")}>
      <p>{t("components.shopQuestion.text")}</p>
      <ul className={styles.missing}>
        {missing.map((part) => (
          <li key={part}>
            <Link to={paths[part]}>{t(`components.shopQuestion.${part}`)}</Link>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {t("components.shopQuestion.later")}
        </Button>
        <Button tone="primary" onPress={onOpen}>
          {t("components.shopQuestion.open")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
