import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Button } from "../../ui/admin/Button.tsx";
import { DialogActions } from "../../ui/admin/Dialog.tsx";
import tabs from "../../ui/admin/Tabs.module.css";
import { useTabRow } from "../../ui/admin/use-tab-row.ts";
import { Window } from "../../ui/admin/window/Window.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./GalleryBrowser.module.css";
import { GalleryImages } from "./GalleryImages.tsx";
import { GalleryPreview } from "./GalleryPreview.tsx";
import { GallerySettingsForm } from "./GallerySettingsForm.tsx";
import { imagesOf } from "../../site/gallery/slides.ts";
import { type GalleryEditing, useGalleryEditing } from "./use-gallery-editing.ts";
import { useIntervalField } from "./use-interval-field.ts";

const SIZE = { width: 1040, height: 720 };

type Props = {
  block: DraftBlockOf<"gallery">;
  editing: Editing;
  onClose: () => void;
};

export function GalleryBrowser({ onClose, ...props }: Props) {
  const { t } = useTranslation("admin");
  const gallery = useGalleryEditing(props, onClose);
  const [tab, setTab] = useState<Tab>("images");
  const interval = useIntervalField(props.block.settings.intervalMs, (intervalMs) => gallery.set({ intervalMs }));
  const unlessWrong = (end: () => void): void => {
    if (interval.isValid) return end();
    setTab("settings");
    interval.insist();
  };
  return (
    <Window kind="gallery" size={SIZE} onClose={() => unlessWrong(gallery.leave)} title={t("gallery.title")}>
      <Panes gallery={gallery} tab={tab} onTab={setTab} interval={interval} />
      <div className={styles.actions}>
        <DialogActions>
          <Button onPress={gallery.cancel}>{t("cancel")}</Button>
          <SaveButton isDisabled={props.editing.isBusy} onPress={() => unlessWrong(gallery.save)} />
        </DialogActions>
      </div>
    </Window>
  );
}

type Tab = "images" | "settings";

type PanesProps = {
  gallery: GalleryEditing;
  tab: Tab;
  onTab: (tab: Tab) => void;
  interval: ReturnType<typeof useIntervalField>;
};

function Panes({ gallery, tab, onTab, interval }: PanesProps) {
  const { t } = useTranslation("admin");
  const { settings, files } = gallery;
  const row = useTabRow<HTMLDivElement>();
  const [worked, setWorked] = useState<number | null>(null);
  const choose = (key: Key): void => {
    setWorked(null);
    onTab(key as Tab);
  };
  return (
    <div className={styles.panes}>
      <GalleryPreview settings={settings} files={files} at={worked === null ? null : slideAt(gallery, worked)} />
      <Tabs className={styles.side ?? ""} selectedKey={tab} onSelectionChange={choose}>
        <TabList ref={row} aria-label={t("gallery.browser")} className={tabs.tabs ?? ""}>
          {(["images", "settings"] as const).map((name) => (
            <Tab key={name} id={name} className={tabs.tab ?? ""}>
              {t(`gallery.tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="images" className={styles.panel ?? ""}>
          <GalleryImages gallery={gallery} onWork={setWorked} />
        </TabPanel>
        <TabPanel id="settings" className={styles.panel ?? ""}>
          <GallerySettingsForm settings={settings} interval={interval} onChange={gallery.set} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The position of a list item among the displayed pictures, because some items are not displayed. */
function slideAt({ settings, files }: GalleryEditing, index: number): number {
  return imagesOf({ ...settings, images: settings.images.slice(0, index) }, files).length;
}
