import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { IconButton } from "../../ui/admin/Button.tsx";
import menu from "../../ui/admin/Menu.module.css";
import type { TagBranch } from "./use-tag-tree.ts";

export type TagQuestion = { kind: "newBelow" | "rename" | "move" | "remove"; tag: TagBranch };

const entries = [
  { kind: "newBelow", text: "tags.newBelow" },
  { kind: "rename", text: "tags.rename" },
  { kind: "move", text: "tags.move" },
  { kind: "remove", text: "selection.delete" },
] as const;

export function TagMenu({ tag, onAsk }: { tag: TagBranch; onAsk: (question: TagQuestion) => void }) {
  const { t } = useTranslation("files");
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t("tags.menu", { name: tag.name })} />
      <Popover placement="bottom end" className={menu.popover ?? ""}>
        <Menu className={menu.menu ?? ""}>
          {entries.map(({ kind, text }) => (
            <MenuItem key={kind} className={menu.menuItem ?? ""} onAction={() => onAsk({ kind, tag })}>
              {t(text)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
