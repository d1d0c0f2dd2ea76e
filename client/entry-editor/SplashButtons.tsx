import layout from "../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { blocksOf } from "#contract/blocks/pictures.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { ButtonFields } from "./blocks/ButtonFields.tsx";
import type { DraftButton } from "./draft-blocks.ts";
import styles from "./editing.module.css";
import { EnglishFields } from "./english/EnglishFields.tsx";
import { useEnglishMode } from "./english/english-mode.ts";
import type { Editing } from "./use-editing.ts";

/** The id is constant. If two users add the block at the same time, only one block is created. */
const ID = "splash";

/** The initial buttons of a new site, in the language of its content. */
const usual = [
  { label: "Veranstaltungen", url: "/Veranstaltungen" },
  { label: "Erlebnis", url: "/Erlebnis" },
];

export function SplashButtons({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const mode = useEnglishMode();
  const [isOpen, setIsOpen] = useState(false);
  const [own] = blocksOf(editing.session.draft.blocks, "splash");
  const block = own ?? { id: ID, type: "splash" as const, buttons: usual };
  const add = (buttons: DraftButton[]): void =>
    editing.change({ type: "addBlock", block: { ...block, buttons }, place: null });
  const { errors } = editing.saving;
  const isRefused = Object.keys(errors.blocks).some((key) => key.startsWith(block.id));
  const [seen, setSeen] = useState(errors);
  // If the server has refused a field of the dialog, the dialog opens.
  if (seen !== errors) {
    setSeen(errors);
    if (isRefused) setIsOpen(true);
  }
  return (
    <span className={styles.splashTools}>
      <IconButton icon="edit" tone="quiet" label={t("buttons.splash")} onPress={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("buttons.splash")}>
        <div className={layout.stack}>
          <ButtonFields block={block} editing={editing} onFirst={own ? undefined : add} />
          {own && mode !== "de" && <EnglishFields block={own} name={t("buttons.splash")} editing={editing} />}
        </div>
        <DialogActions>
          <Button tone="primary" onPress={() => setIsOpen(false)}>
            {t("editor.done")}
          </Button>
        </DialogActions>
      </Dialog>
    </span>
  );
}
