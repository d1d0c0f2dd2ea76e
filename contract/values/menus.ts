import { type FixedPageName, fixedPages, guestbookPath, searchPath, shopPath, withdrawalPath } from "./pages.ts";

/** `label` is a key of locales/*\/site.json. */
export type MenuPlace<Label extends string> = {
  page: string;
  path: string;
  label: Label;
  /** The link is shown only while the site has contracts, or while visitors can make contracts. */
  withContracts?: true;
};

function place<const Label extends string>(
  page: FixedPageName | `/${string}`,
  label: Label,
  more: { withContracts?: true } = {},
): MenuPlace<Label> {
  return { page, path: (fixedPages as Record<string, string>)[page] ?? page, label, ...more };
}

export const mainMenu = [
  place("Willkommen", "nav.Willkommen"),
  place("Aktuelles", "nav.Aktuelles"),
  place("Veranstaltungen", "nav.Veranstaltungen"),
  place("Erlebnis", "nav.Erlebnis"),
  place(shopPath, "shop"),
  place("Projekt", "nav.Projekt"),
  place(guestbookPath, "guestbook"),
] as const;

export const footerMenu = [
  place("Impressum", "footer.Impressum"),
  place("Kontakt", "footer.Kontakt"),
  place("Projekt", "footer.Projekt"),
  place("Datenschutz", "footer.Datenschutz"),
  place(guestbookPath, "guestbook"),
  place(shopPath, "shop"),
  place("AGB", "footer.AGB", { withContracts: true }),
  place("Widerrufsbelehrung", "footer.Widerrufsbelehrung", { withContracts: true }),
  place(withdrawalPath, "withdrawal", { withContracts: true }),
  place("Barrierefreiheit", "footer.Barrierefreiheit"),
] as const;

/** In the drawer, these links come after the links of `mainMenu`. */
export const drawerMenu = [place("Kontakt", "footer.Kontakt"), place(searchPath, "search.title")] as const;
