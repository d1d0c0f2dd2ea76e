// The properties of the edited entry: a rail at the right edge of wide windows, otherwise a dialog.
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./Properties.module.css";
import type { Properties } from "./use-properties.ts";

const BUTTON = "editor-properties-button";

type Props = { properties: Properties; children: ReactNode };

export function PropertiesPlace({ properties, children }: Props) {
  const { t } = useTranslation("admin");
  if (properties.isRail) return properties.isOpen && <Rail properties={properties}>{children}</Rail>;
  return (
    <Dialog isOpen={properties.isOpen} onClose={properties.close} title={t("properties.title")} hasClose>
      <div data-properties className={styles.fields}>
        {children}
      </div>
    </Dialog>
  );
}

function Rail({ properties: { takesFocus, close }, children }: Props) {
  const { t } = useTranslation("admin");
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) rail.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const leave = (): void => {
    document.getElementById(BUTTON)?.focus();
    close();
  };
  return (
    <section
      ref={rail}
      aria-label={t("properties.title")}
      tabIndex={-1}
      data-tool=""
      data-properties
      className={styles.rail}
    >
      <header className={styles.head}>
        <h2>{t("properties.title")}</h2>
        <IconButton icon="close" label={t("properties.close")} onPress={leave} />
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** The button is below the page's title. In wide windows, it is above the title. */
export function PropertiesButton({ properties: { isOpen, open, close } }: Pick<Props, "properties">) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.button}>
      <Button id={BUTTON} aria-expanded={isOpen} onPress={isOpen ? close : open}>
        <Icon name="settings" />
        {t("properties.title")}
      </Button>
    </div>
  );
}
