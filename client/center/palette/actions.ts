import { useTranslation } from "react-i18next";
import { centerPath, filesPath, shopCenterPath, sitePagesPath, usersPath } from "#contract/values/pages.ts";
import { can, type Needs } from "#contract/values/permissions.ts";
import { useViewer } from "../../api/viewer.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import { NEW_ITEM } from "../shop/shop-paths.ts";
import type { Result, Way } from "./result.ts";

/** An action that calls `run` instead of opening a screen. `text` and `words` are keys of locales/. */
export type PaletteAction = { text: string; words: string; icon: IconName; needs?: Needs; run: () => void };

type Row = Omit<PaletteAction, "run"> & { goes: Way };

/** @param more further actions, such as closing for today */
export function useActions(more: readonly PaletteAction[]): Result[] {
  const { i18n } = useTranslation();
  const viewer = useViewer();
  const text = (key: string): string => i18n.t(key as "bar:center");
  const rows: Row[] = [
    ...more.map(({ run, ...row }): Row => ({ ...row, goes: { run } })),
    {
      text: "words:actions.product.name",
      words: "words:actions.product.words",
      icon: "plus",
      needs: ["create", "products"],
      goes: { to: `${shopCenterPath}/items/${NEW_ITEM}` },
    },
    {
      text: "words:actions.page.name",
      words: "words:actions.page.words",
      icon: "document",
      needs: ["create", "navigation"],
      goes: { to: sitePagesPath },
    },
    {
      text: "words:actions.upload.name",
      words: "words:actions.upload.words",
      icon: "upload",
      needs: ["create", "files"],
      goes: { to: filesPath },
    },
    {
      text: "words:actions.user.name",
      words: "words:actions.user.words",
      icon: "people",
      needs: ["create", "users"],
      goes: { to: `${usersPath}/add` },
    },
    {
      text: "words:actions.firstSteps.name",
      words: "words:actions.firstSteps.words",
      icon: "check",
      needs: ["update", "settings"],
      goes: { to: centerPath },
    },
  ];
  return rows
    .filter(({ needs }) => needs === undefined || can(viewer, ...needs))
    .map((row) => ({
      id: row.text,
      label: text(row.text),
      detail: "",
      words: text(row.words),
      icon: row.icon,
      goes: row.goes,
    }));
}
