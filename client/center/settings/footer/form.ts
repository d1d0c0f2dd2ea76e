import type { SiteSettings } from "#contract/schemas/settings.ts";

export type FooterForm = { footer: string; english: string };

export const formOf = ({ footer, en }: Pick<SiteSettings["site"], "footer" | "en">): FooterForm => ({
  footer,
  english: en?.footer ?? "",
});

export const partOf = ({ footer, english }: FooterForm) => ({ footer, en: { footer: english } });
