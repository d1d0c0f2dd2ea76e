// The menu '+' in the bar creates an entry from every page.
import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import { useMay } from "../../api/viewer.ts";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import type { StartingPoint } from "../../entry-editor/starts.ts";
import { IconButton } from "../../ui/admin/Button.tsx";

export function NewMenu({ onStart }: { onStart: (start: StartingPoint) => void }) {
  const { t } = useTranslation("bar");
  if (!useMay("create", "ownDrafts")) return null;
  return (
    <MenuTrigger>
      <IconButton icon="plus" label={t("new")} hasWords />
      <StartMenu onStart={onStart} />
    </MenuTrigger>
  );
}
