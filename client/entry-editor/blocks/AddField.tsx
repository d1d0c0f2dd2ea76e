import { useRef } from "react";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { type FormFieldKind, formFieldKinds } from "#contract/blocks/form/kinds.ts";
import { AfterClosing } from "../../ui/admin/AfterClosing.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import menu from "../../ui/admin/Menu.module.css";

/** Asks first what kind of field it shall be, because the kind decides what the rest of the row asks. */
export function AddField({ onAdd }: { onAdd: (kind: FormFieldKind) => void }) {
  const { t } = useTranslation("admin");
  const chosen = useRef<FormFieldKind | null>(null);
  const add = (): void => {
    if (chosen.current !== null) onAdd(chosen.current);
    chosen.current = null;
  };
  return (
    <MenuTrigger>
      <Button>
        <Icon name="plus" />
        {t("form.add")}
        <Icon name="chevron" />
      </Button>
      <Popover placement="bottom start" className={menu.popover ?? ""}>
        <Menu className={menu.menu ?? ""}>
          {formFieldKinds.map((kind) => (
            <MenuItem
              key={kind}
              id={kind}
              className={menu.menuItem ?? ""}
              onAction={() => {
                chosen.current = kind;
              }}
            >
              {t(`form.kinds.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
        <AfterClosing run={add} />
      </Popover>
    </MenuTrigger>
  );
}
