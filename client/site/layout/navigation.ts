// The links of the header and the footer, in their order.

export const mainNavigation = [
  { key: "Willkommen", path: "/" },
  { key: "Aktuelles", path: "/Aktuelles" },
  { key: "Veranstaltungen", path: "/Veranstaltungen" },
  { key: "Erlebnis", path: "/Erlebnis" },
  { key: "Projekt", path: "/Projekt" },
] as const;

export const footerNavigation = [
  { key: "Impressum", path: "/Impressum" },
  { key: "Kontakt", path: "/Kontakt" },
  { key: "Projekt", path: "/Projekt" },
  { key: "Datenschutz", path: "/Datenschutz" },
] as const;

/** Pages that begin without the navigation bar; it comes when they are scrolled. */
export const pagesWithoutBar: readonly string[] = ["/", "/Willkommen", "/login", "/Datenschutz", "/Impressum"];
