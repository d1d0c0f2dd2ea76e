// The menu '+' in the bar creates an entry or a page from everywhere.
import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import { useNavigate } from "react-router";
import { sitePagesPath } from "#contract/values/pages.ts";
import { useMay } from "../../api/viewer.ts";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import type { PagesLocationState } from "../../center/navigation/requested-page.ts";
import type { StartingPoint } from "../../entry-editor/starts.ts";
import { IconButton } from "../../ui/admin/Button.tsx";

export function NewMenu({ onStart }: { onStart: (start: StartingPoint) => void }) {
  const { t } = useTranslation("bar");
  const navigate = useNavigate();
  const mayAddPage = useMay("create", "navigation");
  if (!useMay("create", "ownDrafts")) return null;
  return (
    <MenuTrigger>
      <IconButton icon="plus" label={t("new")} hasWords />
      <StartMenu
        onStart={onStart}
        {...(mayAddPage && {
          onPage: () => {
            const state: PagesLocationState = { add: true };
            void navigate(sitePagesPath, { state });
          },
        })}
      />
    </MenuTrigger>
  );
}
