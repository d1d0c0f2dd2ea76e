export const translationStates = ["missing", "older"] as const;
export type TranslationState = (typeof translationStates)[number];

export const translationKinds = [
  "site",
  "seoPage",
  "siteName",
  "footer",
  "closure",
  "label",
  "page",
  "entry",
  "seo",
  "product",
  "file",
] as const;
export type TranslationKind = (typeof translationKinds)[number];
