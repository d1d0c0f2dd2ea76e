import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NavigationLabel } from "#contract/values/navigation.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";

type Props = {
  plain: string;
  label: NavigationLabel | null;
  isHidden: boolean;
  hiddenBy: string | null;
  mayHide: boolean;
  isComponent: boolean;
  onDone: (label: NavigationLabel | null, isHidden: boolean) => void;
  onClose: () => void;
};

const LENGTH = 40;

export function EditPage({ plain, label, isHidden, hiddenBy, mayHide, isComponent, onDone, onClose }: Props) {
  const { t } = useTranslation("navigation");
  const { t: admin } = useTranslation("admin");
  const [typed, setTyped] = useState({ de: label?.de ?? "", en: label?.en ?? "" });
  const [hides, setHides] = useState(isHidden);
  const done = (): void => {
    const [de, en] = [typed.de.trim(), typed.en.trim()];
    onDone(de === "" && en === "" ? null : { de, en }, hides);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("dialog.title", { name: plain })}>
      <form
        className={layout.closeStack}
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <Unsaved isThere={typed.de !== (label?.de ?? "") || typed.en !== (label?.en ?? "")} />
        <Field
          label={t("dialog.label")}
          hint={t("dialog.labelHint", { name: plain })}
          value={typed.de}
          onChange={(de) => setTyped({ ...typed, de })}
          maxLength={LENGTH}
          autoFocus
        />
        <Field
          label={t("dialog.labelEn")}
          value={typed.en}
          onChange={(en) => setTyped({ ...typed, en })}
          maxLength={LENGTH}
        />
        {mayHide ? (
          <div>
            <Switch isSelected={hides} onChange={setHides}>
              {t("dialog.isHidden")}
            </Switch>
            <p className={layout.softSmall}>
              {hiddenBy === null ? t("dialog.hiddenHint") : t("dialog.hiddenBy", { name: hiddenBy })}
            </p>
          </div>
        ) : (
          !isComponent && <p className={layout.softSmall}>{t("dialog.always")}</p>
        )}
        <DialogActions>
          <Button onPress={onClose}>{admin("cancel")}</Button>
          <Button type="submit" tone="primary">
            {t("dialog.done")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
