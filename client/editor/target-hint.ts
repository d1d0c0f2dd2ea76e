import { useTranslation } from "react-i18next";
import type { OfferedTarget } from "#contract/schemas/links.ts";

export const targetIcons = { page: "grid", entry: "text", product: "shop", file: "document" } as const;

export function useTargetHint(): (target: OfferedTarget) => string {
  const { t } = useTranslation("editor");
  const { t: admin } = useTranslation("admin");
  return ({ kind, place, state }) =>
    [
      kind === "page" || kind === "product"
        ? t(`link.${kind}`)
        : kind === "entry"
          ? t(`link.pages.${place as "Aktuelles"}`)
          : place,
      ...(state === "public" ? [] : [admin(`state.${state}`)]),
    ].join(" · ");
}
