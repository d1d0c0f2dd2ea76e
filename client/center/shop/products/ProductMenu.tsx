import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import type { Product } from "#contract/shop/products.ts";
import { IconButton } from "../../../ui/admin/Button.tsx";
import menu from "../../../ui/admin/Menu.module.css";

const moves = ["up", "down", "first", "last"] as const;
export type ItemAction = (typeof moves)[number] | "duplicate" | "hide" | "show" | "remove";

type Props = {
  product: Product;
  /** `at` is the index in the filtered list over all its pages. `count` is the length of this list. */
  place: { at: number; count: number };
  onAction: (action: ItemAction) => void;
};

export const menuMark = (id: string): string => `menu ${id}`;

export function ProductMenu({ product: { id, title, hidden }, place: { at, count }, onAction }: Props) {
  const { t } = useTranslation("shopcenter");
  const actions = [...(count > 1 ? moves : []), "duplicate", hidden ? "show" : "hide", "remove"] as const;
  const disabled = [...(at === 0 ? ["up", "first"] : []), ...(at === count - 1 ? ["down", "last"] : [])];
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t("items.menu", { title })} data-focus={menuMark(id)} />
      <Popover placement="bottom end" className={menu.popover ?? ""}>
        <Menu className={menu.menu ?? ""} disabledKeys={disabled} onAction={(key) => onAction(key as ItemAction)}>
          {actions.map((action) => (
            <MenuItem key={action} id={action} className={menu.menuItem ?? ""}>
              {t(`items.actions.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
