// The buttons in the large picture of the home page during editing: as visitors see them, and a dialog with their fields.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { blocksOf } from "#contract/blocks/registry.ts";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { ButtonFields } from "./blocks/ButtonFields.tsx";
import styles from "./editing.module.css";
import type { Editing } from "./use-editing.ts";

export function SplashButtons({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [block] = blocksOf(editing.session.draft.blocks, "splash");
  const open = (): void => {
    // Without a block of its own, the page has the buttons that every new site begins with.
    const buttons = (["Veranstaltungen", "Erlebnis"] as const).map((name) => ({
      label: site(`nav.${name}`),
      url: `/${name}`,
    }));
    if (!block) editing.change({ type: "addBlock", block: { id: newBlockId(), type: "splash", buttons }, place: null });
    setIsOpen(true);
  };
  return (
    <span className={styles.splashTools}>
      <IconButton icon="edit" tone="quiet" label={t("buttons.splash")} onPress={open} />
      <Dialog isOpen={isOpen && block !== undefined} onClose={() => setIsOpen(false)} title={t("buttons.splash")}>
        {block && (
          <div className={styles.splashForm}>
            <ButtonFields block={block} editing={editing} />
          </div>
        )}
        <DialogActions>
          <Button tone="primary" onPress={() => setIsOpen(false)}>
            {t("editor.done")}
          </Button>
        </DialogActions>
      </Dialog>
    </span>
  );
}
