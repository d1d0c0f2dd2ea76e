import type { i18n as Texts } from "i18next";
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListTag } from "#contract/values/pages.ts";
import type { Language } from "../language/i18n.ts";
import { useStartedMark } from "../api/started.ts";
import type { ArticleData } from "./blocks/article-data.ts";
import type { ShowArticle } from "./entries/Article.tsx";
import { useFocusAfterSignIn } from "./focus-after-sign-in.ts";

export type Overlay = {
  AdminLayer: ComponentType;
  EditableArticle: ComponentType<{ article: ArticleData; show: ShowArticle; isSplash: boolean }>;
  NewEntryButton: ComponentType<{ list: ListTag }>;
};

export type LoadOverlay = (texts: Texts, language: Language) => Promise<Overlay>;

const OverlayContext = createContext<Overlay | null>(null);

/** True if an editor sees the page as visitors do. Then only the bar of the tool is visible. */
export const GuestView = createContext(false);

let Bar: ComponentType | null = null;

/** Must be called before an editor's page is rendered. */
export function writeBar(bar: ComponentType): void {
  Bar = bar;
}

/** @returns null for visitors, in the guest view, and until the admin layer has loaded */
export function useOverlay(): Overlay | null {
  return use(OverlayContext);
}

type Props = { isWanted: boolean; load: LoadOverlay; children: ReactNode };

export function OverlayProvider({ isWanted, load, children }: Props) {
  const { i18n } = useTranslation();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const isGuestView = use(GuestView);
  useStartedMark(!isWanted || overlay !== null);
  useFocusAfterSignIn(!isWanted || overlay !== null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void load(i18n, i18n.language as Language).then((loaded) => {
      if (isCurrent) setOverlay(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, i18n]);
  return (
    <OverlayContext value={isGuestView ? null : overlay}>
      {isWanted && Bar && <Bar />}
      {overlay && <overlay.AdminLayer />}
      {children}
    </OverlayContext>
  );
}
